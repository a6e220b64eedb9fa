import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Declarations, Texts } from '../../gates/types/ReleaseTexts';
import { ROOT, readSharedVersions } from '../shares';
import { withTypesFolder } from './withTypesFolder';
import { runCompiler } from './runCompiler';

const SHARED_FOLDER = path.join(ROOT, 'shared/src');
const DOOR_PREFIX = '@rendezvous/shared/';
const OUT_DIR = 'made';
const UNSHARED_FOLDERS = /^(calls|contract|testing)\//;

/** Declaration texts of this tree's doors, by path, as the shell provides them to remotes. Rejects with the compiler's diagnostics. */
export async function emitDoorTypes(): Promise<Declarations> {
  const doors = Object.keys(readSharedVersions()).filter((name) => name.startsWith(DOOR_PREFIX));
  const entries = doors.map((name) => `${name.slice(DOOR_PREFIX.length)}/index.ts`);
  const ambientDeclarations = await readDeclarations(SHARED_FOLDER);
  const emittedDeclarations = await withTypesFolder(
    { 'tsconfig.json': toConfiguration([...entries, ...Object.keys(ambientDeclarations)]) },
    async (folder) => {
      const diagnostics = await runCompiler(folder);
      if (diagnostics !== '') throw new Error(diagnostics);
      return readDeclarations(path.join(folder, OUT_DIR));
    },
  );
  const declarations = Object.entries({ ...ambientDeclarations, ...emittedDeclarations }).sort(([left], [right]) =>
    left < right ? -1 : 1,
  );
  return Object.fromEntries(declarations.map(([relativePath, text]) => [`shared/src/${relativePath}`, text]));
}

const toConfiguration = (paths: readonly string[]): string =>
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
      rootDir: SHARED_FOLDER,
      outDir: OUT_DIR,
    },
    files: paths.map((relativePath) => path.join(SHARED_FOLDER, relativePath)),
  });

async function readDeclarations(folder: string): Promise<Texts> {
  const paths = (await readdir(folder, { recursive: true })).filter(
    (relativePath) => relativePath.endsWith('.d.ts') && !UNSHARED_FOLDERS.test(relativePath),
  );
  return Object.fromEntries(
    await Promise.all(paths.map(async (relativePath) => [relativePath, await readFile(path.join(folder, relativePath), 'utf8')])),
  );
}
