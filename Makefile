# Every command a developer types. `make run` and `make test` are all that a fresh machine needs.

.PHONY: run test check format lint unit docs wasm bench fuzz update clean

run: ## Build Wormery and play a game of Regenwormen in the terminal
	cargo run --release --locked -p wormery -- play regenwormen

test: check wasm ## Everything that must be green

check: format lint unit docs

format:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --locked -- -D warnings

unit:
	scripts/with-postgres cargo test --workspace --locked

docs:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked

wasm:
	scripts/build-wasm
	node scripts/test-wasm.mjs

bench: ## Measure; docs/performance.md says what to expect
	cargo bench --workspace --locked --benches

fuzz: ## Throw random bytes at the record reader and at the rules, a minute each
	scripts/fuzz 60

update: ## Rewrite expectations that are meant to change; review the difference like code
	UPDATE=1 cargo test -p wormery-games --locked --test golden
	UPDATE=1 cargo test -p wormery-schema --locked --test generated
	UPDATE=1 cargo test -p wormery-tui --locked
	TRYCMD=overwrite cargo test -p wormery --locked

clean:
	cargo clean
