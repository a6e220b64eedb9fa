#!/usr/bin/env node
import { nodeProblem } from './start/nodeProblem.mjs';

// As in start.mjs: nothing else may be imported before this check.
const problem = nodeProblem(process.versions.node);

if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else {
  import('./dev/main.mjs').then(({ main }) => main(process.argv.slice(2)));
}
