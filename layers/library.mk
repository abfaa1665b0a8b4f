# What the layers' recipes share. `sam build` runs each from the repository's root and names the
# folder to fill in ARTIFACTS_DIR; its python/ is what functions import from.
KUMBUKA_ARCH ?= arm64
KUMBUKA_PYTHON ?= 3.13
UV := .uv/bin/uv
MACHINE_arm64 := aarch64
MACHINE_x86_64 := x86_64
MACHINE := $(MACHINE_$(KUMBUKA_ARCH))
SITE = $(ARTIFACTS_DIR)/python
REQUIREMENTS = $(ARTIFACTS_DIR)/requirements.txt
EXPORT := $(UV) export --quiet --frozen --no-dev --package kumbuka --no-emit-workspace

# An interpreter of exactly the layer's version, or nothing.
PYTHON_OF_LAYER ?= $(shell for python in "$$($(UV) python find --no-python-downloads \
	$(KUMBUKA_PYTHON) 2>/dev/null)" python$(KUMBUKA_PYTHON); do \
	"$$python" -c 'import sys; sys.exit("%d.%d" % sys.version_info[:2] != "$(KUMBUKA_PYTHON)")' \
	2>/dev/null && echo "$$python" && break; done)

.PHONY: folder dependencies trim package compile

folder:
	@test -n "$(ARTIFACTS_DIR)" || { echo "ARTIFACTS_DIR names no folder"; exit 1; }
	@test -n "$(MACHINE)" || { echo "KUMBUKA_ARCH is arm64 or x86_64"; exit 1; }
	$(MAKE) --no-print-directory -f Makefile $(UV)
	rm -rf "$(SITE)"
	mkdir -p "$(SITE)"

# Exactly the locked files, for the layer's processor and version. $(1) is the oldest C library.
install = $(UV) pip install --quiet --target "$(SITE)" --requirement "$(REQUIREMENTS)" --no-deps \
	--only-binary :all: --python-version $(KUMBUKA_PYTHON) --python-platform $(MACHINE)-$(1)

# A layer is read-only: what is not compiled here is compiled anew at every cold start. Unchecked,
# because a zip file's times would make Python take each file for a changed one.
compile:
ifeq ($(strip $(PYTHON_OF_LAYER)),)
	@echo "no Python $(KUMBUKA_PYTHON) found: the layer holds source only and starts slower"
else
	"$(PYTHON_OF_LAYER)" -m compileall -q -j 0 --invalidation-mode unchecked-hash \
		-s "$(SITE)" -p /opt/python "$(SITE)"
endif
