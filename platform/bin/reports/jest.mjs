import path from 'node:path';
import { reportOf, runInTree } from './runInTree.mjs';

const REPORTER = path.join(import.meta.dirname, 'JestReporter.mjs');

/** Report of Jest over packages of a tree; `args` choose among their tests. */
export const runJest = (tree, packages, args, options = {}) =>
  reportOf((file) => {
    const projects = packages.map((name) => `${name}/jest.config.cjs`);
    const words = ['--projects', ...projects, '--silent', '--maxWorkers=2', `--reporters=${REPORTER}`, '--passWithNoTests', ...args];
    return runInTree(tree, 'jest/bin/jest.js', words, { ...options, env: { ...options.env, REPORT_FILE: file } });
  });

/** The tests of a report: file, title and whether it failed. A file that does not load is one failed test. */
export const jestTests = (report, tree) =>
  report.flatMap(({ file: place, loads, tests }) => {
    const file = path.relative(tree, place);
    const found = tests.map(({ titles, status }) => ({ file, title: titles.filter(Boolean).join(' › '), failed: status === 'failed' }));
    return loads ? found : [...found, { file, title: 'the file loads', failed: true }];
  });
