import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REGISTRATIONS } from './registrations';
import { remoteFiles } from './remoteFiles';
import { remoteNames } from './remoteNames';
import { writeFormatted } from './writeFormatted';

/** Makes a remote in the repository and tells the places that have to know it; answers what was written, relative to the repository. */
export function createRemote(root: string, name: string): string[] {
  const names = remoteNames(name);
  const own = remoteFiles(root, name).map(([file, text]) => [path.join(name, file), text] as const);
  const others = REGISTRATIONS.map(({ file, add }) => [file, add(readFileSync(path.join(root, file), 'utf8'), names)] as const);
  // Nothing is written before all of it is known.
  return writeFormatted(root, [...own, ...others]);
}
