import { readdirSync } from 'node:fs';
import path from 'node:path';
import { runTogether } from '../together/runTogether';
import alone from './alone.json';

/** Test files that need another environment than a document, or a fresh document and fresh modules. */
const ALONE = new RegExp(alone.join('|'));

/** Test files that run together, by path in the repository; the first match applies. */
const PARTS = {
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

type Part = keyof typeof PARTS;

const partOf = (file: string): string | undefined => Object.entries(PARTS).find(([, pattern]) => pattern.test(file))?.[0];

/** Source folders of the browser packages. */
export const packages = readdirSync(path.join(__dirname, '../..'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^(shared|shell|mfe-.+)$/.test(entry.name))
  .map(({ name }) => `${name}/src`);

function emptyDocument(): void {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
}

/** Runs a part of the test files of all browser packages as one, each on an empty document at the address `/`. */
export const together = (part: Part): void =>
  runTogether({ folders: packages, takes: (file) => !ALONE.test(file) && partOf(file) === part, before: emptyDocument });
