# `make run` and `make test` do all set-up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PACKAGES := engine localization render store host cogs startup playground

.PHONY: run test check format bench clean

run: $(VENV)/.for-playing
	@$(BIN)/python bot.py

test: $(VENV)/.for-developing
	@$(BIN)/pytest

check: $(VENV)/.for-developing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(PACKAGES) bot.py bench tests
	$(BIN)/lint-imports --no-logo

format: $(VENV)/.for-developing
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.for-developing
	@$(BIN)/python -m bench

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or later is needed; this is $$($(PYTHON) --version)."; exit 1; }
	@$(PYTHON) -m venv $(VENV) \
		|| { rm -rf $(VENV); echo "Python's venv module is missing. On Debian: apt install python3-venv"; exit 1; }

$(VENV)/.for-playing: requirements.txt requirements-playground.txt constraints.txt | $(BIN)/python
	@echo "Installing what the bot needs into $(VENV) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-playground.txt
	@touch $@

$(VENV)/.for-developing: requirements-dev.txt $(VENV)/.for-playing
	@echo "Installing what tests and checks need into $(VENV) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@
