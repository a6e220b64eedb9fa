import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { Sources } from '../../gates/types/ReleaseTexts';
import { ROOT, sharedVersions } from '../shares';

const SHARED = path.join(ROOT, 'shared/src');

/** The sources of a remote's program: its own, and what it bundles of shared. */
export function sourcesOf(program: ts.Program, folder: string): Sources {
  const doors = Object.keys(sharedVersions());
  const texts = program.getSourceFiles().flatMap(({ fileName, text }): [string, string][] => {
    const place = placeOf(path.normalize(fileName), folder, doors);
    return place === undefined ? [] : [[place, text]];
  });
  return Object.fromEntries([...texts, ...ambientOf(folder)].sort(([left], [right]) => (left < right ? -1 : 1)));
}

function placeOf(file: string, folder: string, doors: readonly string[]): string | undefined {
  if (file.startsWith(path.join(folder, 'src') + path.sep)) return path.relative(folder, file);
  if (!file.startsWith(SHARED + path.sep)) return undefined;
  const [part = ''] = path.relative(SHARED, file).split(path.sep);
  return doors.includes(`@rendezvous/shared/${part}`) ? undefined : path.relative(ROOT, file);
}

/** Global declarations, which apply without being imported. */
const ambientOf = (folder: string): [string, string][] =>
  readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => [path.join('src', file), readFileSync(path.join(folder, 'src', file), 'utf8')]);
