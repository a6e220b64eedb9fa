#!/usr/bin/env node
import { nodeProblem } from './start/nodeProblem.mjs';

// Nothing else is imported before this check: on an old Node it would fail in words that help nobody.
const problem = nodeProblem(process.versions.node);

if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else {
  import('./start/main.mjs').then(({ main }) => main(process.argv.slice(2)));
}
