import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getErrorCode } from '../systemErrors';

/** Folders of DATA_DIR that are backed up in addition to the database, with their permissions after a restore. */
export const BACKED_UP_FOLDERS = { files: 'owner only', releases: 'everybody reads' } as const;

/** Whether a folder exists and is not empty. */
export async function isNonEmptyFolder(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0;
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

const PERMISSIONS = {
  /** For private data: nobody but the owner of the files has access. */
  'owner only': { folders: 0o700, files: 0o600 },
  /** For releases, which are public: a proxy that runs as another user may serve them. */
  'everybody reads': { folders: 0o755, files: 0o644 },
};

/** Sets the permissions of a folder and everything below it. */
export async function setPermissions(folder: string, access: keyof typeof PERMISSIONS): Promise<void> {
  const { folders, files } = PERMISSIONS[access];
  await chmod(folder, folders);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await setPermissions(path, access);
    else await chmod(path, files);
  }
}
