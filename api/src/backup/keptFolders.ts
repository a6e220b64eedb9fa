import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../systemErrors';

/** Folders of DATA_DIR that are backed up in addition to the database, and their permissions after a restore. */
export const KEPT_FOLDERS = { files: 'owner only', releases: 'everybody reads' } as const;

/** Whether a folder exists and is not empty. */
export async function isFilled(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

const MODES = {
  /** Private messages are for nobody but the owner. */
  'owner only': { folders: 0o700, files: 0o600 },
  /** Releases are public: another user's proxy may serve them. */
  'everybody reads': { folders: 0o755, files: 0o644 },
};

/** Sets the permissions of a folder and everything below it. */
export async function setModes(folder: string, who: keyof typeof MODES): Promise<void> {
  const { folders, files } = MODES[who];
  await chmod(folder, folders);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await setModes(path, who);
    else await chmod(path, files);
  }
}
