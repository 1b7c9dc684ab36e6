# Every command a developer types. `make run` and `make test` are all that a fresh machine needs.

.PHONY: run test test-parts build-tests check format lint unit docs dependencies deny wasm wasm-test scripts-test web web-lint web-check e2e stories-under-load shots python \
	without-client static image image-test bench fuzz update update-generated test-long book clean FORCE

# Cargo and rustc take as many cores as there are: the few jobs of make are not what they must share.
export CARGO_MAKEFLAGS :=

# What is asked on this machine is no business of a proxy.
export no_proxy := $(shell echo "$$no_proxy,$$NO_PROXY,localhost,127.0.0.1,::1" | tr , '\n' | grep . | sort -u | paste -sd,)
export NO_PROXY := $(no_proxy)

# Where a home cannot be written to, npm and pip keep here what they fetch.
ifeq ($(shell mkdir -p "$$HOME" 2>/dev/null && test -w "$$HOME" || echo no),no)
export npm_config_cache ?= $(CURDIR)/target/npm
export PIP_CACHE_DIR ?= $(CURDIR)/target/pip
endif

# Whether rules need an operating system is a question for tests.
run: export ONLY_BUILD ?= 1
run: ## Build Wormery with its web client, host tables on this machine and show them in the browser
	@scripts/needs run
	# The client's packages are fetched while its module is built; at the first time the program is compiled beside it,
	# and only the part with the client again. The profile is in Cargo.toml.
	$(MAKE) -j3 web $(if $(wildcard web/dist/index.html),,without-client)
	cargo run --profile quick --locked -p wormery -- serve --open

# Built once and from nothing more often than not: what is kept for the next change costs more than it brings.
test: export CARGO_INCREMENTAL ?= 0
test: ## Everything that must be green; AGAIN=1 runs what failed the last time
	@scripts/needs test
	@scripts/test-run test-parts

# Each part is a target of its own, whose time and end are told when all is over. Two run beside each other, the first here
# that waits for nothing; the stories have both cores.
PARTS := wasm-test web format lint build-tests scripts-test web-lint web-check unit python docs e2e
.PHONY: $(PARTS:%=part-%)

test-parts:
	@$(MAKE) --no-print-directory -j2 $(PARTS:%=part-%)

$(PARTS:%=part-%): part-%:
	@+$(if $(filter python,$*),WITH_TESTS=1) $(if $(filter e2e,$*),LIVE=1) scripts/part $*

# The program has the client inside. Of two runs of Cargo in one folder one waits, so none is begun beside another.
part-web: part-wasm-test
part-lint: part-format
part-build-tests: part-web part-lint
# One after the other, so that the tests are compiled as soon as they can be.
part-web-check: part-web
part-web-lint: part-web-check
part-unit: part-build-tests
# The wheel is built of what the tests have compiled.
part-python: part-build-tests
part-docs: part-python
part-e2e: part-unit part-docs part-scripts-test part-web-lint

build-tests:
	cargo test --workspace --locked --no-run

check: ## What Rust alone says, and the style of the client: of what has changed since all was well; ALL=1 of everything
	@scripts/check

without-client:
	-cargo build --profile quick --locked -p wormery

web: web/dist/index.html ## Build the web client; the server is built with it

# Everything the client is built from; what is generated on the way does not count.
WEB_SOURCES := $(shell find web/src web/static words content web/scripts -type f -not -path 'web/src/lib/messages/*') \
	$(addprefix web/,index.html vite.config.ts tsconfig.json package.json)

web/dist/index.html: web/node_modules/.package-lock.json web/static/wormery.wasm $(WEB_SOURCES)
	cd web && npm run build
	touch crates/server/build.rs

web/node_modules/.package-lock.json: web/package-lock.json
	# Not "npm ci": the registry lacks optional packages for other systems, and then it refuses the lock.
	cd web && npm install --no-save --no-audit --no-fund
	touch $@

web-lint: web/node_modules/.package-lock.json
	cd web && npm run lint

web-check: web/node_modules/.package-lock.json web/static/wormery.wasm
	cd web && npm run check && npm test

e2e: web ## Play the real program in real browsers, Chromium and Firefox
	# As the tests of the workspace build it: their program is the same, and is not built again.
	cargo test --workspace --locked --no-run
	cd web && CHROMIUM=$$(../scripts/chromium) FIREFOX=$$(../scripts/firefox) npm run e2e

stories-under-load: ## The stories RUNS times (10) beside BUSY busy processes (4), and how often each failed; builds nothing
	node scripts/stories-under-load.mjs

shots: web/node_modules/.package-lock.json wasm ## Take pictures of every board into web/shots
	cd web && CHROMIUM=$$(../scripts/chromium) npm run shots

format:
	cargo fmt --all --check
	# Modules that the list of games declares are out of its sight.
	rustfmt --edition 2024 --check crates/bots/src/*.rs crates/review/src/*.rs crates/tui/src/*.rs

lint:
	cargo clippy --workspace --all-targets --locked -- -D warnings

unit:
	# Much of the time of a test is waiting for a clock, a terminal or a socket.
	RUST_TEST_THREADS=$${RUST_TEST_THREADS:-4} scripts/with-nats scripts/with-postgres scripts/test-rust

python: ## Build the Python package as a wheel, and try it in a virtual environment
	scripts/test-python

docs:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked

dependencies: ## Licences, sources, versions and advisories of what Wormery is built from, as far as that can be known here
	scripts/check-dependencies

deny: ## The same, with everything that is needed for it
	command -v cargo-deny >/dev/null || cargo install --locked cargo-deny --version 0.20.2
	cargo deny fetch db || true
	scripts/check-dependencies

static: web ## One program that needs nothing of its system, with the client inside: target/static/wormery
	scripts/build-static
	scripts/test-static

image: static ## An image with that program alone
	BUILDAH_FORMAT=docker $(shell command -v docker || echo podman) build -f deploy/Dockerfile -t wormery .

image-test: ## Run the image alone and by the compose files, where Podman is installed
	scripts/image-test

wasm: web/static/wormery.wasm ## Build the rules and bots for the browser

# Cargo decides whether there is anything to do; the file changes only when what is in it does.
web/static/wormery.wasm: FORCE
	scripts/build-wasm
	cmp -s target/wasm/wormery.wasm $@ || cp target/wasm/wormery.wasm $@

wasm-test: wasm
	node scripts/test-wasm.mjs

scripts-test: ## The tests of scripts
	node --test --test-reporter spec scripts/*.test.mjs

test-long: test ## What takes too long for every day: endgames, laws of luck, a game added as the documents say, more tests in the browser
	cargo test -p wormery-endgame --locked -- --ignored
	cargo test --release -p wormery-review --test laws --locked -- --ignored --nocapture
	cargo test --release -p wormery-room --locked -- --ignored --nocapture
	scripts/with-nats scripts/with-postgres cargo test --release -p wormery --test serve --locked -- --ignored --nocapture --test-threads 1
	scripts/try-adding-a-game browser
	cd web && LONG=1 CHROMIUM=$$(../scripts/chromium) FIREFOX=$$(../scripts/firefox) npm run e2e

bench: ## Measure; docs/performance.md says what to expect
	cargo bench --workspace --locked --benches

book: ## Make a book of the documents with mdBook: target/book/index.html
	scripts/book

fuzz: ## Throw random bytes at the record reader and at the rules, a minute each
	scripts/fuzz 60

update: update-generated ## Rewrite expectations that are meant to change; review the difference like code
	UPDATE=1 cargo test --workspace --locked --test golden
	UPDATE=1 cargo test -p wormery-tui --locked
	TRYCMD=overwrite cargo test --workspace --locked --test cmd

update-generated: ## Rewrite what is generated from the types: schemas, TypeScript, descriptions
	UPDATE=1 cargo test --workspace --locked --test generated
	UPDATE=1 cargo test -p wormery-games --locked --test shape map::

clean:
	cargo clean
