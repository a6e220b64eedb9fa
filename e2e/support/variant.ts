import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');
const run = promisify(execFile);

/** What a build reads beside the package itself. */
const COMMON = ['platform/src/build', 'shared/package.json', 'package-lock.json'];

/** The sources of a package that differ from this tree's. */
export interface VariantEdits {
  /** File inside the package to what becomes of its text; a new file begins empty. */
  edit: Record<string, (text: string) => string>;
  version?: string;
  /** Range of `@rendezvous/shared` the remote is built against. */
  sharedRange?: string;
  /** Version of `@rendezvous/shared` the shell brings. */
  sharedVersion?: string;
}

/** Puts a text in the place of another one that must be there. */
export const replace =
  (before: string, after: string) =>
  (text: string): string => {
    if (!text.includes(before)) throw new Error(`there is no ${before}`);
    return text.replace(before, after);
  };

function applyEdits(target: string, { edit, version }: VariantEdits): void {
  const edits = { ...edit };
  if (version !== undefined) edits['package.json'] = (text) => text.replace(/"version": "[^"]+"/, `"version": "${version}"`);
  for (const [name, change] of Object.entries(edits)) {
    const file = path.join(target, name);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const after = change(before);
    if (after === before) throw new Error(`nothing to change in ${name}`);
    writeFileSync(file, after);
  }
}

function filesIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .filter((name) => name !== 'dist' && name !== 'built')
    .flatMap((name) => filesIn(path.join(place, name)));
}

function hashOf(target: string, sharedRange: string, sharedVersion: string): string {
  const hash = createHash('sha256').update(`${sharedRange} ${sharedVersion}`);
  for (const place of [target, ...COMMON.map((name) => path.join(ROOT, name))]) {
    for (const file of filesIn(place)) hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds a package from edited sources, as its team would from a branch, unless it is built already; answers the folder, relative to the repository. */
export async function buildVariant(remote: string, name: string, edits: VariantEdits): Promise<string> {
  const { sharedRange = '', sharedVersion = '' } = edits;
  const folder = path.join('.cache/variants', `${remote}-${name}`);
  const target = path.join(ROOT, folder);
  const stamp = path.join(target, 'built');
  mkdirSync(target, { recursive: true });
  for (const part of ['src', 'lang', 'remote.json', 'development.json', 'package.json']) {
    rmSync(path.join(target, part), { recursive: true, force: true });
    const source = path.join(ROOT, remote, part);
    if (existsSync(source)) cpSync(source, path.join(target, part), { recursive: true });
  }
  applyEdits(target, edits);
  const hash = hashOf(target, sharedRange, sharedVersion);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return folder;
  const options = sharedRange === '' ? [] : ['--shared-range', sharedRange];
  const env = { ...process.env, ...(sharedVersion === '' ? {} : { SHARED_VERSION: sharedVersion }) };
  await run(process.execPath, ['--import', 'tsx', path.join(ROOT, 'platform/src/build/main.ts'), folder, ...options], { cwd: ROOT, env });
  writeFileSync(stamp, hash);
  return folder;
}
