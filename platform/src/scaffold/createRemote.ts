import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REGISTRATIONS } from './registrations';
import { remoteFiles } from './remoteFiles';
import { remoteNames } from './remoteNames';
import { writeFormatted } from './writeFormatted';

/** Creates a remote in the repository and registers it everywhere; returns the written files, relative to the repository. */
export function createRemote(root: string, name: string): string[] {
  const names = remoteNames(name);
  const own = remoteFiles(root, name).map(([file, text]) => [path.join(name, file), text] as const);
  const others = REGISTRATIONS.map(({ file, add }) => [file, add(readFileSync(path.join(root, file), 'utf8'), names)] as const);
  // Nothing is written before everything has been determined.
  return writeFormatted(root, [...own, ...others]);
}
