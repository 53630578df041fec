# The commands of Cantina. `make` alone lists them.

# Where rustup puts cargo, for shells that have not noticed it yet.
export PATH := $(PATH):$(HOME)/.cargo/bin

# The committed locks are honoured; the one profile that is built is `dev` (see Cargo.toml).
CARGO := cargo
LOCKED := --locked
NPM := npm --prefix web --no-fund --no-audit

# What may be given on the command line: make soak GAMES=1000000 SEED=7, make play ARGS='--port 8080'
GAMES ?= 100000
POSITIONS ?= 2000
SEED ?= 1
ARGS ?=

# Where cargo puts what it builds; the browser tests drive the one, the other tells which rules are proved and which promises kept.
BUILT := $(abspath $(or $(CARGO_TARGET_DIR),target))/debug
CANTINA := $(BUILT)/cantina

# The client is built only if something it is made of has changed.
MODULES := web/node_modules/.package-lock.json
CLIENT := web/dist/index.html
CLIENT_SOURCES := $(shell find web/src web/scripts web/public -type f) web/index.html web/vite.config.ts \
	web/svelte.config.js web/tsconfig.json

.DEFAULT_GOAL := help
.PHONY: help play terminal test check browser screenshots measure soak mutants bench wasm fmt types client binary prepare

help: ## List these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 19

play: prepare binary ## Play in the browser (ARGS: see `make play ARGS=--help`)
	@$(CANTINA) serve --open $(ARGS)

terminal: prepare ## Play in the terminal (ARGS: see `make terminal ARGS=--help`)
	@$(CARGO) build $(LOCKED) --bin cantina
	@$(CANTINA) play $(ARGS)

# The binaries are built together with the tests: asked for alone, they are built with other features of
# their dependencies, and both engines with them a second time.
test: ## Run every check: format, lints, types, all tests, a real browser, which rules they prove, and what is promised of the code
	@scripts/prepare --tests
	$(MAKE) --no-print-directory check
	$(CARGO) fmt --all --check
	$(CARGO) clippy $(LOCKED) --workspace --all-targets -- -D warnings
	$(CARGO) build $(LOCKED) --workspace --bins --tests
	$(CARGO) test $(LOCKED) --workspace
	$(BUILT)/xtask coverage
	$(BUILT)/xtask invariants
	CANTINA='$(CANTINA)' $(NPM) run --silent e2e

check: $(MODULES) $(CLIENT) # Every check of the client that needs no browser
	$(NPM) run --silent check
	$(NPM) run --silent lint
	$(NPM) run --silent test

browser: binary ## Play whole games in a real browser (part of `make test`)
	@$(CARGO) build $(LOCKED) --bin xtask
	CANTINA='$(CANTINA)' $(NPM) run --silent e2e

screenshots: binary ## Picture the pages and typical moments at three sizes, into screenshots/
	@scripts/prepare --tests
	CANTINA='$(CANTINA)' $(NPM) run --silent screenshots

measure: binary ## Print how heavy and how quick the pages are in a real browser
	@scripts/prepare --tests
	CANTINA='$(CANTINA)' $(NPM) run --silent measure

soak: ## The long run: GAMES random games of each kind (100000), from SEED (1); tables at POSITIONS (2000) for leaks; the server under siege
	@scripts/prepare --tests
	$(CARGO) build $(LOCKED) --workspace --bins --tests
	$(BUILT)/xtask soak --games $(GAMES) --seed $(SEED) $(ARGS)
	LEAK_POSITIONS=$(POSITIONS) $(CARGO) test $(LOCKED) --workspace --test tests leak:: -- --nocapture
	$(BUILT)/xtask siege --seed $(SEED)

mutants: prepare ## How much the tests prove: break the rules in 60 places a game (ARGS: --sample, --seed, --whole)
	@command -v cargo-mutants > /dev/null || $(CARGO) install --locked cargo-mutants@27.1.0
	$(CARGO) run $(LOCKED) --package xtask -- mutants --seed $(SEED) $(ARGS)

bench: prepare ## Measure how fast random players play, or what a server can bear (ARGS=server; the one command that builds with --release)
	$(CARGO) run $(LOCKED) --release --bin cantina -- bench $(ARGS)

wasm: prepare ## Build tables for WebAssembly, and let Node play a game of each kind with them
	@scripts/wasm

fmt: prepare $(MODULES) ## Format all code
	$(CARGO) fmt --all
	$(NPM) run --silent format

types: prepare ## Write the types the client shares with the server anew
	$(CARGO) run $(LOCKED) --quiet --package xtask -- types

prepare: ## Look for what is needed; on Debian as root, install what the system lacks
	@scripts/prepare

# The binary carries the client within it, so the client comes first.
binary: $(CLIENT)
	@$(CARGO) build $(LOCKED) --bin cantina

client: $(CLIENT)

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	@$(NPM) run --silent build
	@touch $@

$(MODULES): web/package.json web/package-lock.json
	@$(NPM) ci --silent
	@touch $@
