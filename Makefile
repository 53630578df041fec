# The commands of Cantina. `make` alone lists them.

# Where rustup puts cargo, for shells that have not noticed it yet.
export PATH := $(PATH):$(HOME)/.cargo/bin

# The committed Cargo.lock is honoured; the one profile that is built is `dev` (see Cargo.toml).
CARGO := cargo
LOCKED := --locked

# What may be given on the command line: make soak GAMES=1000000 SEED=7, make play ARGS='coaxium --seed 7'
GAMES ?= 100000
SEED ?= 1
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test soak bench fmt prepare

help: ## List these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 16

play: prepare ## Play a game in the terminal (ARGS: see `make play ARGS=--help`)
	@$(CARGO) build $(LOCKED) --bin cantina
	@$(CARGO) run $(LOCKED) --quiet --bin cantina -- play $(ARGS)

test: prepare ## Run every check: format, lints, all tests, and which rules they prove
	$(CARGO) fmt --all --check
	$(CARGO) clippy $(LOCKED) --workspace --all-targets -- -D warnings
	$(CARGO) test $(LOCKED) --workspace
	$(CARGO) run $(LOCKED) --quiet --package xtask -- coverage

soak: prepare ## The long run: GAMES random games of each kind (100000), from SEED (1)
	$(CARGO) run $(LOCKED) --package xtask -- soak --games $(GAMES) --seed $(SEED) $(ARGS)

bench: prepare ## Measure how fast random players play (the one command that builds with --release)
	$(CARGO) run $(LOCKED) --release --bin cantina -- bench $(ARGS)

fmt: prepare ## Format all code
	$(CARGO) fmt --all

prepare: ## Look for what is needed; on Debian as root, install what the system lacks
	@scripts/prepare
