import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ReleaseOwner } from '../../registry/Registry';
import type { ReleaseFolder } from './ReleaseFolder';

const ignoreError = (): undefined => undefined;

/** Returns false for the error of a missing folder, which another site may have moved first; rethrows any other error. */
function ignoreMissing(error: NodeJS.ErrnoException): false {
  if (error.code !== 'ENOENT') throw error;
  return false;
}

/** Lists, measures and removes the folders of stored releases. */
export class ReleaseBin {
  constructor(private readonly folder: Pick<ReleaseFolder, 'getPath'>) {}

  /** Lists a remote's stored folders, including abandoned drafts, with their last modification in Unix milliseconds. */
  async listFolders(remote: ReleaseOwner): Promise<{ name: string; changedAt: number }[]> {
    const names = await readdir(this.toPath(remote, '')).catch(() => []);
    const folders = names.map((name) => stat(this.toPath(remote, name)).then(({ mtimeMs }) => ({ name, changedAt: mtimeMs }), ignoreError));
    return (await Promise.all(folders)).filter((folder) => folder !== undefined);
  }

  /** Returns the size of a stored folder in bytes, including compressed copies. */
  async getSize(remote: ReleaseOwner, name: string): Promise<number> {
    const entries = await readdir(this.toPath(remote, name), { recursive: true, withFileTypes: true }).catch(() => []);
    const sizes = entries.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name)));
    return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * Removes a release's files atomically, so that no partial release is ever served. `isUnwanted` is called after the files have been moved away, and
   * a publisher stores missing files again after changing the registry, so one of the two restores files that are still needed.
   */
  async remove(remote: ReleaseOwner, name: string, isUnwanted: () => Promise<boolean>): Promise<void> {
    const releaseFolder = this.toPath(remote, name);
    const binFolder = join(dirname(releaseFolder), `.${basename(releaseFolder)}-${randomUUID()}`);
    const isMoved = await rename(releaseFolder, binFolder).then(() => true, ignoreMissing);
    if (!isMoved) return;
    // The rename fails if a new copy has been stored meanwhile, which is just as good.
    if (!(await isUnwanted())) await rename(binFolder, releaseFolder).catch(ignoreError);
    await rm(binFolder, { recursive: true, force: true });
  }

  private toPath(remote: ReleaseOwner, name: string): string {
    return this.folder.getPath({ remote, id: name }, '');
  }
}
