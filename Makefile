# Kumbuka. Every target sets up what it needs: Python 3.11 or newer, make and the package index are enough.
PYTHON ?= python3
UV := .uv/bin/uv
RUN := $(UV) run --frozen --no-sync
SETUP := .venv/.ready

.DEFAULT_GOAL := help
.PHONY: help setup run test check cases bench clean

help: ## show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

$(UV):
	$(PYTHON) -m venv .uv
	.uv/bin/pip install --quiet --disable-pip-version-check "uv>=0.9,<1"

$(SETUP): $(UV) pyproject.toml shared/pyproject.toml uv.lock
	$(UV) sync --frozen --quiet --python $(PYTHON) --group test --group check
	@touch $(SETUP)

setup: $(SETUP) ## build .venv from uv.lock

run: $(SETUP) ## serve http://127.0.0.1:8787
	@$(RUN) kumbuka serve

test: $(SETUP) ## run every test that needs no extra program
	$(RUN) pytest -q

check: $(SETUP) ## format, lint, types, the dependency rule, the architecture
	$(RUN) ruff format --check .
	$(RUN) ruff check .
	$(RUN) mypy
	$(RUN) lint-imports
	$(RUN) pytest -q tests/unit/test_architecture.py

cases: $(SETUP) ## list the cases of the field list and the tests that prove each
	$(RUN) python -m tests.cases.report

bench: $(SETUP) ## measure speed and memory as ratios within one run
	$(RUN) python -m tests.benchmarks.run

clean: ## remove what the targets built
	rm -rf .venv .uv .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .aws-sam build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
