import { readdirSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(__dirname, '../src');

/** Which test files run together, by their path in `src`. */
const PARTS = {
  cli: /^cli\//,
  registry: /^(registry|keys|files|gates|messages)\//,
  site: /^site\/[^/]+$/,
  siteAToD: /^site\/[a-d][^/]*\//,
  siteLToR: /^site\/[e-r][^/]*\//,
  siteSToZ: /^site\/[s-z][^/]*\//,
} satisfies Record<string, RegExp>;

/** They start processes or compile for long. */
const ALONE = /^(site\/main|gates\/types\/checkTypes)\./;

/**
 * Runs test files as one, so that the modules of the platform are loaded once for all of them: alone each file takes a second for that.
 * Each keeps a site and folders of its own.
 */
export function together(part: keyof typeof PARTS): void {
  const isLeftOut = process.env['PROOFS'] === 'full' ? ALONE : new RegExp(`${ALONE.source}|\\.full\\.test\\.ts$`);
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !isLeftOut.test(file) && PARTS[part].test(file))
    .sort();
  for (const file of files) {
    describe(file, () => {
      require(path.join(SOURCES, file));
    });
  }
}
