# `make run` and `make test` do all set-up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# After an upgrade of the system's Python, an environment of the former one is worth nothing.
$(shell test -x $(BIN)/python || rm -rf $(VENV))

.PHONY: run setup test soak mutants check format bench lock audit clean

run: setup
	@$(BIN)/python bot.py

# A service may write no bytecode beside the code, and would compile everything at each start: half a second.
COMPILED := bot.py cogs engine host localization operation render startup store

setup: $(VENV)/.for-playing
	@$(BIN)/python -m compileall -q $(COMPILED)

# Bytecode is kept, whatever the environment says: each of the many processes would compile everything.
test soak bench: export PYTHONDONTWRITEBYTECODE :=

test: $(VENV)/.for-developing
	@$(BIN)/pytest

# For example: make soak MINUTES=60 SEED=7
MINUTES ?= 10
EXAMPLES ?= 20

soak: $(VENV)/.for-developing
	@$(BIN)/python -m tests.soak --minutes $(MINUTES) $(if $(SEED),--seed $(SEED))
	@EXAMPLES=$(EXAMPLES) $(BIN)/pytest -m drawn -o faulthandler_timeout=0

# For example: make mutants SAMPLE=50 SEED=7. An hour to several.
mutants: $(VENV)/.for-developing
	@$(PIP_INSTALL) -r tools/requirements.txt
	@$(if $(SAMPLE),SAMPLE=$(SAMPLE)) $(if $(SEED),SEED=$(SEED)) $(BIN)/python tools/mutants.py

# Writes what pyproject.toml asks for, and what that brings along, with the hashes of all files, for every platform.
lock: $(VENV)/.for-developing
	@$(PIP_INSTALL) -r tools/requirements.txt
	$(LOCK) -o requirements.txt
	$(LOCK) --extra playground -c requirements.txt -o requirements-playground.txt
	$(LOCK) --extra dev -c requirements-playground.txt -o requirements-dev.txt

LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command "make lock"

# Of advisories for the packages, as JSON. Prints nothing and fails where no index of them can be reached.
audit: $(VENV)/.for-developing
	@$(PIP_INSTALL) -r tools/requirements.txt
	@$(BIN)/pip-audit --disable-pip --require-hashes -r requirements-dev.txt --progress-spinner off --format json

check: $(VENV)/.for-developing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/weight.py
	$(BIN)/python tools/house.py

format: $(VENV)/.for-developing
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.for-developing
	@$(BIN)/python -m bench

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Python 3.11 or later is needed; $(PYTHON) is $$($(PYTHON) --version 2>/dev/null || echo missing)." \
			"Another one can be named: make PYTHON=python3.12 …" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "Python's venv module is missing. On Debian: apt install python3-venv" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(VENV)/.for-playing: requirements-playground.txt | $(BIN)/python
	@echo "Installing what the bot needs into $(VENV): 290 MB, fonts for all scripts among them; about a minute …"
	@$(PIP_INSTALL) --require-hashes -r requirements-playground.txt
	@touch $@

$(VENV)/.for-developing: requirements-dev.txt training/requirements.txt $(VENV)/.for-playing
	@echo "Installing what tests and checks need into $(VENV): about half a minute …"
	@$(PIP_INSTALL) --require-hashes -r requirements-dev.txt
	@$(PIP_INSTALL) -r training/requirements.txt
	@touch $@
