import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getErrorCode } from '../systemErrors';
import { validateFileName, type FilesPort } from './FilesPort';

/** Mode of the folders: only the api decides who may see photos, so other accounts of the machine have no access. */
const OWNER_ONLY_MODE = 0o700;
const CHECK_FILE_BYTES = 256 * 1024;

/** Stores files in a folder and its subfolders. */
export function createFolderFiles(root: string): FilesPort {
  const toPath = (name: string): string => join(root, validateFileName(name));
  const createFolder = async (folder: string): Promise<void> => {
    await mkdir(dirname(root), { recursive: true });
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY_MODE });
  };
  return {
    write: async (name, bytes) => {
      const path = toPath(name);
      await createFolder(dirname(path));
      // A reader sees either the whole file or none.
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    },
    read: async (name) => {
      try {
        return await readFile(toPath(name));
      } catch (error) {
        if (getErrorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (name) => rm(toPath(name), { force: true }),
    check: async () => {
      const path = join(root, `check-${process.pid}`);
      await createFolder(root);
      // Even a full disk may accept a few bytes, so the check writes more.
      try {
        await writeFile(path, Buffer.alloc(CHECK_FILE_BYTES));
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}
