# Kumbuka. Every target sets up what it needs: Python 3.11 or newer, make and the package index are enough.
PYTHON ?= python3
UV := .uv/bin/uv
RUN := $(UV) run --frozen --no-sync
SETUP := .venv/.ready
# Their requirements contradict ours and each other's: an environment each, named by the version.
SAM_VERSION := 1.170.0
SAM := .sam/$(SAM_VERSION)
CHECKOV_VERSION := 3.3.30
CHECKOV := .checkov/$(CHECKOV_VERSION)
ARCH ?= arm64
# Optional parts of a deployment: qdrant, onnx, both, or none.
PARTS ?=
empty :=
CHOSEN_PARTS := $(or $(subst $(empty) $(empty),+,$(strip $(filter qdrant,$(PARTS)) $(filter onnx,$(PARTS)))),none)
# The client of Lambda's own runtime, in an environment that holds nothing else.
RIC_VERSION := 4.2.2
RIE := .rie/$(RIC_VERSION)
FOR_THIS_MACHINE = PYTHON_OF_LAYER=$(CURDIR)/.rie/bin/python KUMBUKA_ARCH=$(MACHINE_ARCH) \
	KUMBUKA_PYTHON=$$(.rie/bin/python -c 'import sys; print("%d.%d" % sys.version_info[:2])')
MACHINE_ARCH := $(if $(filter arm64 aarch64,$(shell uname -m)),arm64,x86_64)

.DEFAULT_GOAL := help
.PHONY: help setup run test check cases bench bench-retrieval bench-extraction build contract sam-local check-template clean

help: ## show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

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

bench-retrieval: $(SETUP) ## measure recall on the conversations in DATA=file.json
	@test -n "$(DATA)" || { echo "say which conversations: make bench-retrieval DATA=file.json"; exit 2; }
	$(RUN) python -m tests.benchmarks.retrieval "$(DATA)"

bench-extraction: $(SETUP) ## measure what is learned from labelled sentences of eight languages
	$(RUN) python -m tests.benchmarks.extraction.measure

$(SAM): $(UV)
	$(UV) venv --quiet --clear --python $(PYTHON) .sam
	$(UV) pip install --quiet --python .sam/bin/python aws-sam-cli==$(SAM_VERSION)
	@touch $(SAM)

build: $(SAM) ## build the functions and their layers into .aws-sam; ARCH=arm64 (default) or x86_64, PARTS="qdrant onnx"
	SAM_CLI_TELEMETRY=0 .sam/bin/sam validate --lint
	SAM_CLI_TELEMETRY=0 KUMBUKA_ARCH=$(ARCH) KUMBUKA_PARTS="$(PARTS)" .sam/bin/sam build \
		--parameter-overrides Architecture=$(ARCH) OptionalParts=$(CHOSEN_PARTS)
	@du -sk .aws-sam/build/CoreLayer .aws-sam/build/OptionalLayer \
		| awk '{sub(".*/", "", $$2); printf "%s, $(ARCH): %.1f MB\n", $$2, $$1 / 1024}'

$(RIE): $(SETUP)
	$(UV) venv --quiet --clear --python .venv/bin/python .rie
	$(UV) pip install --quiet --python .rie/bin/python awslambdaric==$(RIC_VERSION)
	@touch $(RIE)

contract: $(SETUP) $(SAM) $(RIE) ## run the functions, built for this machine, under Lambda's emulator
	@test "$$(uname -s)" = Linux || { echo "the emulator is a program for Linux"; exit 1; }
	@mkdir -p .rie/layer .rie/optional
	@$(MAKE) --no-print-directory -f layers/core/Makefile build-CoreLayer \
		ARTIFACTS_DIR=$(CURDIR)/.rie/layer $(FOR_THIS_MACHINE)
	@$(MAKE) --no-print-directory -f layers/optional/Makefile build-OptionalLayer \
		ARTIFACTS_DIR=$(CURDIR)/.rie/optional KUMBUKA_PARTS="qdrant onnx" $(FOR_THIS_MACHINE)
	$(RUN) python -m pytest -q tests/contract -o python_files='contract_*.py' -p tests.contract.counted

sam-local: $(SAM) ## run the sample events with sam local, where a Docker engine answers
	tests/contract/sam_local.sh

$(CHECKOV): $(UV)
	$(UV) venv --quiet --clear --python $(PYTHON) .checkov
	$(UV) pip install --quiet --python .checkov/bin/python checkov==$(CHECKOV_VERSION)
	@touch $(CHECKOV)

check-template: $(CHECKOV) ## check template.yaml against checkov's rules for AWS
	.checkov/bin/checkov --config-file .checkov.yaml

clean: ## remove what the targets built
	rm -rf .venv .uv .sam .rie .checkov .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .aws-sam build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
