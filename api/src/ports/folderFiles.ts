import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../systemErrors';
import { fileName, type FilesPort } from './FilesPort';

/** Mode of the folders: only the api decides who may see photos, so other accounts of the machine have no access. */
const OWNER_ONLY = 0o700;
const CHECK_BYTES = 256 * 1024;

/** Stores files in a folder and its subfolders. */
export function folderFiles(root: string): FilesPort {
  const toPath = (name: string): string => join(root, fileName(name));
  const makeFolder = async (folder: string): Promise<void> => {
    await mkdir(dirname(root), { recursive: true });
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
  };
  return {
    write: async (name, bytes) => {
      const path = toPath(name);
      await makeFolder(dirname(path));
      // A reader sees either the whole file or none.
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    },
    read: async (name) => {
      try {
        return await readFile(toPath(name));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (name) => rm(toPath(name), { force: true }),
    check: async () => {
      const path = join(root, `check-${process.pid}`);
      await makeFolder(root);
      // Even a full disk may accept a few bytes, so the check writes more.
      try {
        await writeFile(path, Buffer.alloc(CHECK_BYTES));
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}
