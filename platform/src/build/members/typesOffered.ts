import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Declarations, Texts } from '../../gates/types/ReleaseTexts';
import { ROOT, sharedVersions } from '../shares';
import { inTypesFolder } from './inTypesFolder';
import { runCompiler } from './runCompiler';

const SHARED = path.join(ROOT, 'shared/src');
const DOOR = '@rendezvous/shared/';
const OUT_DIR = 'made';
const LEFT_OUT = /^(calls|contract|testing)\//;

/** The declarations of the doors in this tree, as the shell provides them to remotes. */
export async function typesOffered(): Promise<Declarations> {
  const doors = Object.keys(sharedVersions()).filter((name) => name.startsWith(DOOR));
  const entries = doors.map((name) => `${name.slice(DOOR.length)}/index.ts`);
  const ambient = await declarationsIn(SHARED);
  const made = await inTypesFolder({ 'tsconfig.json': configuration([...entries, ...Object.keys(ambient)]) }, async (folder) => {
    const diagnostics = await runCompiler(folder);
    if (diagnostics !== '') throw new Error(diagnostics);
    return declarationsIn(path.join(folder, OUT_DIR));
  });
  const all = Object.entries({ ...ambient, ...made }).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(all.map(([place, text]) => [`shared/src/${place}`, text]));
}

const configuration = (places: readonly string[]): string =>
  JSON.stringify({
    extends: path.join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      emitDeclarationOnly: true,
      declaration: true,
      removeComments: true,
      // Errors in shared itself are reported by its own check.
      noCheck: true,
      types: [],
      rootDir: SHARED,
      outDir: OUT_DIR,
    },
    files: places.map((place) => path.join(SHARED, place)),
  });

async function declarationsIn(folder: string): Promise<Texts> {
  const places = (await readdir(folder, { recursive: true })).filter((place) => place.endsWith('.d.ts') && !LEFT_OUT.test(place));
  return Object.fromEntries(await Promise.all(places.map(async (place) => [place, await readFile(path.join(folder, place), 'utf8')])));
}
