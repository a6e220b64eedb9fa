import { existsSync } from 'node:fs';
import path from 'node:path';
import { reportOf, runInTree } from './runInTree.mjs';

const REPORTER = path.join(import.meta.dirname, 'JestReporter.mjs');

/** Configuration that runs many test files as one; older trees have none. */
const TOGETHER = (name) => [`${name}/jest.together.cjs`, ...(name === 'e2e' ? [] : ['platform/together-browser/jest.config.cjs'])];

function configOf(tree, name, isTogether) {
  const found = isTogether ? TOGETHER(name).find((config) => existsSync(path.join(tree, config))) : undefined;
  return found ?? `${name}/jest.config.cjs`;
}

/** Jest's report for packages of a tree; `args` select tests. With `together` in the faster way of the default suite. */
export const runJest = (tree, packages, args, { together = false, ...options } = {}) =>
  reportOf((file) => {
    const projects = [...new Set(packages.map((name) => configOf(tree, name, together)))];
    const words = ['--projects', ...projects, '--silent', '--maxWorkers=2', `--reporters=${REPORTER}`, '--passWithNoTests', ...args];
    return runInTree(tree, 'jest/bin/jest.js', words, { ...options, env: { ...options.env, REPORT_FILE: file } });
  });

const isTogether = (file) => /\/together(-browser)?\/[^/]+\.test\.ts$/.test(file);

/** The tests of a report: file, title and whether it failed. A file that does not load counts as one failed test. */
export const jestTests = (report, tree) =>
  report.flatMap(({ file: place, loads, tests }) => {
    const file = path.relative(tree, place);
    const found = tests.map(({ titles, status }) => {
      const words = titles.filter(Boolean);
      // When many files run as one, each is a group with its path as the title.
      const own = isTogether(file) ? words.shift() : file;
      return { file: own, title: words.join(' › '), failed: status === 'failed' };
    });
    return loads ? found : [...found, { file, title: 'the file loads', failed: true }];
  });
