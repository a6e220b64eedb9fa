import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');
const run = promisify(execFile);

/** The sources of a remote that differ from this tree's. */
export interface VariantEdits {
  /** File inside the package to what becomes of its text. */
  edit: Record<string, (text: string) => string>;
  version?: string;
}

/** Builds a remote from edited sources, as its team would from a branch; answers the folder, relative to the repository. */
export async function buildVariant(remote: string, name: string, { edit, version }: VariantEdits): Promise<string> {
  const folder = path.join('.cache/variants', `${remote}-${name}`);
  const target = path.join(ROOT, folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const part of ['src', 'lang', 'remote.json', 'package.json']) cpSync(path.join(ROOT, remote, part), path.join(target, part), { recursive: true });
  const edits = { ...edit, ...(version === undefined ? {} : { 'package.json': (text: string) => text.replace(/"version": "[^"]+"/, `"version": "${version}"`) }) };
  for (const [file, change] of Object.entries(edits)) {
    const before = readFileSync(path.join(target, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`nothing to change in ${file} of ${remote}`);
    writeFileSync(path.join(target, file), after);
  }
  await run(process.execPath, ['--import', 'tsx', path.join(ROOT, 'platform/src/build/main.ts'), folder], { cwd: ROOT });
  return folder;
}
