#!/usr/bin/env node
import { nodeProblem } from './start/nodeProblem.mjs';

// Nothing else may be imported before this check: an old Node would fail with an unhelpful message.
const problem = nodeProblem(process.versions.node);

if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else {
  import('./start/main.mjs').then(({ main }) => main(process.argv.slice(2)));
}
