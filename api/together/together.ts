import { readdirSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(__dirname, '../src');

/** Folders whose test files are long enough to run alone. */
const ALONE = /^(matrices|proofs|operations|backup)\//;

/** Which test files run together, by their path in `src`; what none of these takes is in `rest`. */
const PARTS = {
  routesAToC: /^routes\/[a-c]/,
  routesDToL: /^routes\/[d-l]/,
  routesMToO: /^routes\/[m-o]/,
  routesPToR: /^routes\/[p-r]/,
  routesS: /^routes\/s/,
  routesTToZ: /^routes\/[t-z]/,
  domainAToK: /^domain\/[a-k]/,
  domainLToZ: /^domain\/[l-z]/,
  ports: /^(ports|migrations|jobs)\//,
  seed: /^(seed|content)\//,
} satisfies Record<string, RegExp>;

type Part = keyof typeof PARTS | 'rest';

const takes = (part: Part, file: string): boolean =>
  part === 'rest' ? !Object.values(PARTS).some((pattern) => pattern.test(file)) : PARTS[part].test(file);

/**
 * Runs test files as one, so that the two thousand modules of the api are loaded once for all of them: alone each file takes a second for
 * that. Each keeps a database and an app of its own.
 */
export function together(part: Part): void {
  const isLeftOut = process.env['PROOFS'] === 'full' ? /^$/ : /\.full\.test\.ts$/;
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !isLeftOut.test(file) && !ALONE.test(file) && takes(part, file))
    .sort();
  for (const file of files) {
    describe(file, () => {
      require(path.join(SOURCES, file));
    });
  }
}
