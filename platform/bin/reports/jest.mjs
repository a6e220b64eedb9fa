import { existsSync } from 'node:fs';
import path from 'node:path';
import { collectReport, runInTree } from './runInTree.mjs';

const REPORTER = path.join(import.meta.dirname, 'JestReporter.mjs');

/** Configurations of a package that run many test files as one, the preferred one first; older trees have none. */
const getTogetherConfigs = (name) => [
  `${name}/jest.together.cjs`,
  ...(name === 'e2e' ? [] : ['platform/together-browser/jest.config.cjs']),
];

function findConfig(tree, name, isTogether) {
  const togetherConfig = isTogether ? getTogetherConfigs(name).find((config) => existsSync(path.join(tree, config))) : undefined;
  return togetherConfig ?? `${name}/jest.config.cjs`;
}

/** Runs Jest for packages of a tree and returns its report; `args` select tests. With `together`, many files run as one, as in the default suite. */
export const runJest = (tree, packages, args, { together = false, ...options } = {}) =>
  collectReport((file) => {
    const projects = [...new Set(packages.map((name) => findConfig(tree, name, together)))];
    const jestArgs = ['--projects', ...projects, '--silent', '--maxWorkers=2', `--reporters=${REPORTER}`, '--passWithNoTests', ...args];
    return runInTree(tree, 'jest/bin/jest.js', jestArgs, { ...options, env: { ...options.env, REPORT_FILE: file } });
  });

const isTogether = (file) => /\/together(-browser)?\/[^/]+\.test\.ts$/.test(file);

/** Returns the file, the title and the outcome of each test in a report. A file that does not load counts as one failed test. */
export const listJestTests = (report, tree) =>
  report.flatMap(({ file: testPath, loads, tests }) => {
    const file = path.relative(tree, testPath);
    const results = tests.map(({ titles, status }) => {
      const titlePath = titles.filter(Boolean);
      // When many files run as one, each is a group with its path as the title.
      const sourceFile = isTogether(file) ? titlePath.shift() : file;
      return { file: sourceFile, title: titlePath.join(' › '), failed: status === 'failed' };
    });
    return loads ? results : [...results, { file, title: 'the file loads', failed: true }];
  });
