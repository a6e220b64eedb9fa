import { runTogether } from '../../platform/together/runTogether';

/** Matches the folders whose test files are slow enough to run alone. */
const SLOW_FOLDERS = /\/src\/(proofs|backup)\//;

/** Groups of test files that run together, by path; all others except the slow ones are in the group `rest`. */
const GROUPS = {
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

type Group = keyof typeof GROUPS | 'rest';

const isInGroup = (group: Group, file: string): boolean =>
  group === 'rest' ? !Object.values(GROUPS).some((pattern) => pattern.test(file)) : GROUPS[group].test(file);

/** Runs a group of the api's test files as one file; each still has its own database and app. */
export const together = (group: Group): void =>
  runTogether({ folders: ['api/src', 'api/demo/src'], includes: (file) => !SLOW_FOLDERS.test(file) && isInGroup(group, file) });
