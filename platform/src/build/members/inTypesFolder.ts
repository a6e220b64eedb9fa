import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Texts } from '../../gates/types/ReleaseTexts';
import { ROOT } from '../shares';

/** Inside the repository, so that the compiler finds its packages from there. */
export const TYPES_FOLDER = path.join(ROOT, '.cache/types');

/** Runs an action in a new folder with files, under the repository's compiler options; the folder is then removed. */
export async function inTypesFolder<Result>(files: Texts, work: (folder: string) => Promise<Result>): Promise<Result> {
  await mkdir(TYPES_FOLDER, { recursive: true });
  const folder = await mkdtemp(path.join(TYPES_FOLDER, 'check-'));
  try {
    for (const [place, text] of Object.entries(files)) {
      const file = path.join(folder, place);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
