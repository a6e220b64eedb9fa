import { readdirSync } from 'node:fs';
import path from 'node:path';
import { runTogether } from '../together/runTogether';
import alone from './alone.json';

/** Test files that cannot share a document and modules with others, or that need an environment without a document. */
const ALONE_PATTERN = new RegExp(alone.join('|'));

/** Groups of test files that run together, by path in the repository; the first match applies. */
const GROUPS = {
  auth: /^mfe-auth\//,
  chat: /^mfe-chat\//,
  credits: /^mfe-credits\//,
  members: /^mfe-members\//,
  remotes: /^mfe-/,
  contract: /^shared\/src\/contract\//,
  ui: /^shared\/src\/(kit|ui)\//,
  shared: /^shared\//,
  boot: /^shell\/src\/(boot|live|routing|services|settings|worker)\//,
  shell: /^shell\//,
} satisfies Record<string, RegExp>;

type Group = keyof typeof GROUPS;

const findGroup = (file: string): string | undefined => Object.entries(GROUPS).find(([, pattern]) => pattern.test(file))?.[0];

/** Source folders of the browser packages. */
export const sourceFolders = readdirSync(path.join(__dirname, '../..'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^(shared|shell|mfe-.+)$/.test(entry.name))
  .map(({ name }) => `${name}/src`);

function resetDocument(): void {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
}

/** Runs one group of test files of the browser packages as one file, each on an empty document at the path `/`. */
export const together = (group: Group): void =>
  runTogether({
    folders: sourceFolders,
    includes: (file) => !ALONE_PATTERN.test(file) && findGroup(file) === group,
    before: resetDocument,
  });
