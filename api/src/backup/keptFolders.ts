import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../systemErrors';

/** Folders of DATA_DIR that belong to a backup beside the database, and who may read them when they are back. */
export const KEPT_FOLDERS = { files: 'owner only', releases: 'everybody reads' } as const;

/** Whether a folder is there and holds something. */
export async function isFilled(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

const MODES = {
  /** What members wrote to each other is for nobody but the owner. */
  'owner only': { folders: 0o700, files: 0o600 },
  /** Releases are public: a proxy of another user may serve them. */
  'everybody reads': { folders: 0o755, files: 0o644 },
};

/** Says of a folder, and of all below it, who may read it. */
export async function setModes(folder: string, who: keyof typeof MODES): Promise<void> {
  const { folders, files } = MODES[who];
  await chmod(folder, folders);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await setModes(path, who);
    else await chmod(path, files);
  }
}
