import { runTogether } from './runTogether';

/** Test files that run together, by path below `src`. */
const PARTS = {
  cli: /\/src\/cli\//,
  registry: /\/src\/(registry|keys|files|gates|messages)\//,
  site: /\/src\/site\/[^/]+$/,
  siteAToD: /\/src\/site\/[a-d][^/]*\//,
  siteLToR: /\/src\/site\/[e-r][^/]*\//,
  siteSToZ: /\/src\/site\/[s-z][^/]*\//,
} satisfies Record<string, RegExp>;

/** They start processes or compile for long. */
const ALONE = /\/src\/(site\/main|gates\/types\/checkTypes)\./;

/** Runs a part of the platform's test files as one; each has its own site and folders. */
export const together = (part: keyof typeof PARTS): void =>
  runTogether({ folders: ['platform/src'], takes: (file) => !ALONE.test(file) && PARTS[part].test(file) });
