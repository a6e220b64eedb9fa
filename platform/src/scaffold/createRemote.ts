import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REGISTRATIONS } from './registrations';
import { createRemoteFiles } from './createRemoteFiles';
import { createRemoteNames } from './createRemoteNames';
import { writeFormatted } from './writeFormatted';

/**
 * Creates a remote in the repository and applies the `REGISTRATIONS`; returns the paths of the written files, relative to the repository.
 */
export function createRemote(root: string, name: string): string[] {
  const names = createRemoteNames(name);
  const newFiles = createRemoteFiles(root, name).map(([file, text]) => [path.join(name, file), text] as const);
  const registeredFiles = REGISTRATIONS.map(({ file, add }) => [file, add(readFileSync(path.join(root, file), 'utf8'), names)] as const);
  // Nothing is written before all texts are complete.
  return writeFormatted(root, [...newFiles, ...registeredFiles]);
}
