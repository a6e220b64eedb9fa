import path from 'node:path';
import type ts from 'typescript';
import { readdirSync, readFileSync } from 'node:fs';
import { OFFERS_FILE, USES_FILE } from '../../gates/ReleaseDescriptions';
import { DECLARATIONS_FILE, ENTRY_SOURCE, type Sources, SOURCES_FILE } from '../../gates/types/ReleaseTexts';
import { ROOT, readSharedVersions } from '../shares';
import { describeOffers } from './describeOffers';
import { describeUses } from './describeUses';
import { createPackageProgram } from './packageProgram';
import { emitDoorTypes } from './emitDoorTypes';

const SHARED_FOLDER = path.join(ROOT, 'shared/src');

/** Source texts of a remote by path: its own files, the modules of shared that it bundles, and its ambient declarations. */
export function getSources(program: ts.Program, folder: string): Sources {
  const doors = Object.keys(readSharedVersions());
  const sources = program.getSourceFiles().flatMap(({ fileName, text }): [string, string][] => {
    const relativePath = getBundledPath(path.normalize(fileName), folder, doors);
    return relativePath === undefined ? [] : [[relativePath, text]];
  });
  return Object.fromEntries([...sources, ...readAmbientDeclarations(folder)].sort(([left], [right]) => (left < right ? -1 : 1)));
}

function getBundledPath(file: string, folder: string, doors: readonly string[]): string | undefined {
  if (file.startsWith(path.join(folder, 'src') + path.sep)) return path.relative(folder, file);
  if (!file.startsWith(SHARED_FOLDER + path.sep)) return undefined;
  const [door = ''] = path.relative(SHARED_FOLDER, file).split(path.sep);
  return doors.includes(`@rendezvous/shared/${door}`) ? undefined : path.relative(ROOT, file);
}

/** Global declarations, which apply without being imported. */
const readAmbientDeclarations = (folder: string): [string, string][] =>
  readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => [path.join('src', file), readFileSync(path.join(folder, 'src', file), 'utf8')]);

/** Creates a compiler program of the remote in a folder, for querying its types; `edits`: replacement texts by absolute path. */
export const createRemoteProgram = (folder: string, edits: Readonly<Record<string, string>> = {}): ts.Program =>
  createPackageProgram(ROOT, [path.join(folder, ENTRY_SOURCE)], edits);

/** Contents, by file name, of the release files that state what a remote uses or, for the shell, what it offers. */
export async function describePackage(side: string, folder: string): Promise<Record<string, object>> {
  if (side === 'shell') {
    // The compiler is a separate process and works in parallel.
    const declarations = emitDoorTypes();
    return { [OFFERS_FILE]: describeOffers(folder), [DECLARATIONS_FILE]: await declarations };
  }
  const program = createRemoteProgram(folder);
  return { [USES_FILE]: describeUses(program, folder), [SOURCES_FILE]: getSources(program, folder) };
}
