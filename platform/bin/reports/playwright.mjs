import path from 'node:path';
import { reportOf, runInTree } from './runInTree.mjs';

/** Playwright's report for a tree; `args` select tests. */
export const runPlaywright = (tree, args, options = {}) =>
  reportOf((file) => {
    const words = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=json', ...args];
    return runInTree(tree, '@playwright/test/cli.js', words, { ...options, env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
  });

const FAILED = ['failed', 'timedOut'];

function* specsIn(suite, parents) {
  for (const spec of suite.specs ?? []) yield { spec, parents };
  for (const inner of suite.suites ?? []) yield* specsIn(inner, [...parents, inner.title]);
}

/** The tests of a report: file, project, title and whether it failed; one for each project. */
export function playwrightTests(report, tree) {
  const [problem] = report.errors ?? [];
  if (problem && report.suites.length === 0) throw new Error(problem.message);
  return report.suites.flatMap((suite) =>
    [...specsIn(suite, [])].flatMap(({ spec, parents }) =>
      spec.tests.map(({ projectName, results }) => ({
        file: path.relative(tree, path.join(report.config.rootDir, spec.file)),
        project: projectName,
        title: [...parents, spec.title].filter(Boolean).join(' › '),
        failed: results.some(({ status }) => FAILED.includes(status)),
      })),
    ),
  );
}
