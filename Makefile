# For developers. The README's two commands, ./play and ./test, need no make.
.DEFAULT_GOAL := help
bin := .venv/bin

.PHONY: help venv check fix test golden bench soak index types lock
help: ## what there is
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

venv: ## make .venv ready
	@.ci/venv dev

check: ## lint, format, types, import contracts, content: what .ci/run checks before the tests
	@.ci/run checks

fix: venv ## mend what can be mended by a tool
	$(bin)/ruff check --fix .
	$(bin)/ruff format .

test: ## the whole suite, on every core
	@./test

golden: venv ## write the golden files anew; read the diff before you commit it
	SACREDWIRE_GOLDEN=write $(bin)/python -m pytest tests/golden

bench: venv ## measure speed as ratios against the reference loops
	$(bin)/python -m bench

soak: venv ## the long tests: thousands of matches, fuzzing, kernels against references
	$(bin)/python -m pytest tests/soak -o testpaths=tests/soak -o timeout=7200 -n auto

index: venv ## write docs/rules-index.md and its packaged form anew
	$(bin)/python tools/rules_index.py

types: venv ## write the client's types anew, after a change of what travels
	$(bin)/python tools/wire_types.py

lock: ## write constraints.txt anew from pyproject.toml
	@.ci/lock
