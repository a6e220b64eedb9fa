import path from 'node:path';
import type ts from 'typescript';
import { OFFERS_FILE, USES_FILE } from '../../gates/Descriptions';
import { DECLARATIONS_FILE, ENTRY_SOURCE, SOURCES_FILE } from '../../gates/types/ReleaseTexts';
import { ROOT } from '../shares';
import { membersOffered } from './membersOffered';
import { membersUsed } from './membersUsed';
import { packageProgram } from './packageProgram';
import { sourcesOf } from './sourcesOf';
import { typesOffered } from './typesOffered';

/** The sources of the remote in a folder, for querying types; `edits`: replacement texts for files. */
export const remoteProgram = (folder: string, edits: Readonly<Record<string, string>> = {}): ts.Program =>
  packageProgram(ROOT, [path.join(folder, ENTRY_SOURCE)], edits);

/** Files of a release that state what it uses or, for the shell, offers. */
export async function describePackage(side: string, folder: string): Promise<Record<string, object>> {
  if (side === 'shell') {
    // The compiler is a separate process and works in parallel.
    const types = typesOffered();
    return { [OFFERS_FILE]: membersOffered(folder), [DECLARATIONS_FILE]: await types };
  }
  const program = remoteProgram(folder);
  return { [USES_FILE]: membersUsed(program, folder), [SOURCES_FILE]: sourcesOf(program, folder) };
}
