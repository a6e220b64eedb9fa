import { runTogether } from './runTogether';

/** Groups of test files that run together, by path in the repository. */
const GROUPS = {
  cli: /\/src\/cli\//,
  registry: /\/src\/(registry|keys|files|gates|messages)\//,
  site: /\/src\/site\/[^/]+$/,
  siteAToD: /\/src\/site\/[a-d][^/]*\//,
  siteLToR: /\/src\/site\/[e-r][^/]*\//,
  siteSToZ: /\/src\/site\/[s-z][^/]*\//,
} satisfies Record<string, RegExp>;

/** Test files that run by themselves, because they start processes, take long to compile or replace a library. */
const ISOLATED_FILES = /\/src\/(site\/main|site\/routes\/pictureLibrary|gates\/types\/checkTypes)\./;

/** Runs one group of the platform's test files as one file. */
export const together = (group: keyof typeof GROUPS): void =>
  runTogether({ folders: ['platform/src'], includes: (file) => !ISOLATED_FILES.test(file) && GROUPS[group].test(file) });
