import { runTogether } from '../../platform/together/runTogether';

/** Folders whose test files are slow enough to run alone. */
const ALONE = /\/src\/(proofs|backup)\//;

/** Test files that run together, by path; all others are in `rest`. */
const PARTS = {
  account: /\/src\/account\//,
  chatAndNotify: /\/src\/(chat|notify)\//,
  money: /\/src\/(credits|directDebit)\//,
  members: /\/src\/(members|photos)\//,
  landersAndSite: /\/src\/(landers|site)\//,
  moderationAndLeaving: /\/src\/(moderation|leaving)\//,
  ports: /\/src\/(ports|migrations|jobs)\//,
  matricesAToE: /\/src\/matrices\/[a-e]/,
  matricesFToM: /\/src\/matrices\/[f-m]/,
  matricesNToT: /\/src\/matrices\/[n-t]/,
  demo: /^api\/(demo\/src|src\/(pictures|content))\//,
} satisfies Record<string, RegExp>;

type Part = keyof typeof PARTS | 'rest';

const isIn = (part: Part, file: string): boolean =>
  part === 'rest' ? !Object.values(PARTS).some((pattern) => pattern.test(file)) : PARTS[part].test(file);

/** Runs a part of the api's test files as one; each has its own database and app. */
export const together = (part: Part): void =>
  runTogether({ folders: ['api/src', 'api/demo/src'], takes: (file) => !ALONE.test(file) && isIn(part, file) });
