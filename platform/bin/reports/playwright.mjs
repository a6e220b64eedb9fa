import path from 'node:path';
import { collectReport, runInTree } from './runInTree.mjs';

/** Runs Playwright in a tree and returns its report; `args` select tests. */
export const runPlaywright = (tree, args, options = {}) =>
  collectReport((file) => {
    const command = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=json', ...args];
    return runInTree(tree, '@playwright/test/cli.js', command, { ...options, env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
  });

const FAILED_STATUSES = ['failed', 'timedOut'];

function* listSpecs(suite, parents) {
  for (const spec of suite.specs ?? []) yield { spec, parents };
  for (const child of suite.suites ?? []) yield* listSpecs(child, [...parents, child.title]);
}

/** Returns the file, the project, the title and the outcome of each test in a report, once for each project. */
export function listPlaywrightTests(report, tree) {
  const [error] = report.errors ?? [];
  if (error && report.suites.length === 0) throw new Error(error.message);
  return report.suites.flatMap((suite) =>
    [...listSpecs(suite, [])].flatMap(({ spec, parents }) =>
      spec.tests.map(({ projectName, results }) => ({
        file: path.relative(tree, path.join(report.config.rootDir, spec.file)),
        project: projectName,
        title: [...parents, spec.title].filter(Boolean).join(' › '),
        failed: results.some(({ status }) => FAILED_STATUSES.includes(status)),
      })),
    ),
  );
}
