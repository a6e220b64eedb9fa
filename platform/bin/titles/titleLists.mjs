import { existsSync } from 'node:fs';
import path from 'node:path';
import { listJestTests, runJest } from '../reports/jest.mjs';
import { listPlaywrightTests, runPlaywright } from '../reports/playwright.mjs';
import { releasedPackages } from '../start/sources.mjs';

/** A pattern that no title matches, so that Jest loads every file but runs no test. */
const MATCH_NOTHING = '(?!)';

/** Tag of the journeys that only run in the full suite. */
export const FULL_ONLY = '@full';

const findPackages = (tree) =>
  ['shared', 'platform', ...releasedPackages(tree), 'e2e', 'api'].filter((name) => existsSync(path.join(tree, name, 'jest.config.cjs')));

/** Lists the journeys of a tree without starting a site; those of the default suite, or all with `full`. */
export async function listJourneys(tree, { full = false } = {}) {
  return listPlaywrightTests(await runPlaywright(tree, ['--list', ...(full ? [] : ['--grep-invert', FULL_ONLY])]), tree);
}

/** Lists the titles of a tree's tests, sorted; those of the default suite, or all with `full`. */
export async function listTitles(tree, { full = false } = {}) {
  const report = await runJest(tree, findPackages(tree), ['--testNamePattern', MATCH_NOTHING], { env: { PROOFS: full ? 'full' : '' } });
  const unitTests = listJestTests(report, tree);
  const unloadableTests = unitTests.filter(({ failed }) => failed);
  if (unloadableTests.length > 0) throw new Error(`These do not load:\n${unloadableTests.map(({ file }) => file).join('\n')}`);
  const journeys = await listJourneys(tree, { full });
  const lines = [
    ...unitTests.map(({ file, title }) => `${file} › ${title}`),
    ...journeys.map(({ file, title, project }) => `${file} › ${title} [${project}]`),
  ];
  // Some titles contain values with line breaks.
  return lines.map((line) => line.replace(/\s+/g, ' ')).sort();
}
