import { existsSync } from 'node:fs';
import path from 'node:path';
import { jestTests, runJest } from '../reports/jest.mjs';
import { playwrightTests, runPlaywright } from '../reports/playwright.mjs';
import { releasedPackages } from '../start/sources.mjs';

/** A pattern that no title matches: Jest loads every file but runs no test. */
const NONE = '(?!)';

/** Excludes journeys that are not in the default suite. */
export const FULL_ONLY = '@full';

const packagesOf = (tree) =>
  ['shared', 'platform', ...releasedPackages(tree), 'e2e', 'api'].filter((name) => existsSync(path.join(tree, name, 'jest.config.cjs')));

/** Journeys of a tree, listed without starting a site. */
export async function listJourneys(tree, { full = false } = {}) {
  return playwrightTests(await runPlaywright(tree, ['--list', ...(full ? [] : ['--grep-invert', FULL_ONLY])]), tree);
}

/** The titles of a tree's tests, sorted: of the default suite, or of all tests with `full`. */
export async function listTitles(tree, { full = false } = {}) {
  const report = await runJest(tree, packagesOf(tree), ['--testNamePattern', NONE], { env: { PROOFS: full ? 'full' : '' } });
  const units = jestTests(report, tree);
  const broken = units.filter(({ failed }) => failed);
  if (broken.length > 0) throw new Error(`These do not load:\n${broken.map(({ file }) => file).join('\n')}`);
  const journeys = await listJourneys(tree, { full });
  const lines = [
    ...units.map(({ file, title }) => `${file} › ${title}`),
    ...journeys.map(({ file, title, project }) => `${file} › ${title} [${project}]`),
  ];
  // Some titles contain values with line breaks.
  return lines.map((line) => line.replace(/\s+/g, ' ')).sort();
}
