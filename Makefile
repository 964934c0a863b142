# Two commands do everything: `make demo` and `make test`. `make help` lists the others.
.PHONY: help demo test smoke web dist pictures bench docs format lint clean
.DEFAULT_GOAL := help

help: ## lists what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/make \1|\2/' \
	  | awk -F'|' '{ printf "%-12s %s\n", $$1, $$2 }'

demo: web ## builds the web element, serves the showcase on this machine and opens it
	@Scripts/serve

test: ## installs what is missing, then runs every check and test: engine, wasm, real browser
	@Scripts/require test
	@Scripts/test

smoke: web ## runs a few of the browser tests in Firefox and WebKitGTK too
	@Scripts/require smoke
	@python3 Tests/Smoke

web: ## builds riffle.js, riffle.wasm, riffle.css and the showcase into .build/web
	@Scripts/require
	@Scripts/build-web

dist: web ## puts into dist/ what people take: the web files, the npm package, checksums
	@Scripts/build-dist

pictures: web ## pictures the showcase anew, for the README, into Documentation/
	@Scripts/require pictures
	@Scripts/make-pictures

bench: web ## measures the time and allocations of a frame, what pages hold on to, the size of the web files
	@Scripts/require test
	@swift run -c release --package-path Benchmarks --scratch-path .build/benchmarks
	@python3 Benchmarks/web
	@Scripts/measure-size

docs: ## builds the documentation into .build/docs; a dead link is an error
	@Scripts/build-docs

format: ## rewrites the Swift code the way .swift-format says
	@Scripts/lint --fix

lint: ## checks the Swift code's format, the engine's layers and its rules
	@Scripts/lint
	@Scripts/check-layers
	@Scripts/check-engine

clean: ## removes everything that was built
	rm -rf .build dist Benchmarks/.build
