import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build/shares';
import { REGISTRATIONS } from './registrations';
import { remoteFiles } from './remoteFiles';
import { remoteNames } from './remoteNames';

const PRETTIER = path.join(ROOT, 'node_modules/prettier/bin/prettier.cjs');

/** Makes a remote in the repository and tells the places that have to know it; answers what was written, relative to the repository. */
export function createRemote(root: string, name: string): string[] {
  const names = remoteNames(name);
  const own = remoteFiles(root, name).map(([file, text]) => [path.join(name, file), text] as const);
  const others = REGISTRATIONS.map(({ file, add }) => [file, add(readFileSync(path.join(root, file), 'utf8'), names)] as const);
  // Nothing is written before all of it is known.
  for (const [file, text] of [...own, ...others]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const written = [...own, ...others].map(([file]) => file);
  // How a line breaks depends on how long the name is.
  execFileSync(process.execPath, [PRETTIER, '--write', '--log-level', 'warn', ...written], { cwd: root });
  return written;
}
