import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Texts } from '../../gates/types/ReleaseTexts';
import { ROOT } from '../shares';

/** Parent of the temporary folders: inside the repository, so that the compiler resolves packages from its node_modules. */
export const TYPES_FOLDER = path.join(ROOT, '.cache/types');

/** Calls `action` with a new temporary folder that contains `files` (texts by relative path); removes the folder afterwards. */
export async function withTypesFolder<Result>(files: Texts, action: (folder: string) => Promise<Result>): Promise<Result> {
  await mkdir(TYPES_FOLDER, { recursive: true });
  const folder = await mkdtemp(path.join(TYPES_FOLDER, 'check-'));
  try {
    for (const [relativePath, text] of Object.entries(files)) {
      const file = path.join(folder, relativePath);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    return await action(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
