import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';

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
