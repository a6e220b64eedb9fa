import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ReleaseOwner } from '../../registry/Registry';
import type { ReleaseFolder } from './ReleaseFolder';

const nothing = (): undefined => undefined;

/** Another site may have been faster; any other failure to move is reported. */
function notThere(error: NodeJS.ErrnoException): false {
  if (error.code !== 'ENOENT') throw error;
  return false;
}

/** Removes stored releases again. */
export class ReleaseBin {
  constructor(private readonly folder: Pick<ReleaseFolder, 'pathOf'>) {}

  /** Names of a remote's stored folders, including abandoned drafts, with their last modification in Unix milliseconds. */
  async stored(remote: ReleaseOwner): Promise<{ name: string; changedAt: number }[]> {
    const names = await readdir(this.pathOf(remote, '')).catch(() => []);
    const found = names.map((name) => stat(this.pathOf(remote, name)).then(({ mtimeMs }) => ({ name, changedAt: mtimeMs }), nothing));
    return (await Promise.all(found)).filter((one) => one !== undefined);
  }

  /** Bytes on disk, including compressed copies. */
  async bytes(remote: ReleaseOwner, name: string): Promise<number> {
    const entries = await readdir(this.pathOf(remote, name), { recursive: true, withFileTypes: true }).catch(() => []);
    const sizes = entries.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name)));
    return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * Removes files atomically: no partial release is ever served. `isUnwanted` is checked once they are out of the way; a publisher writes the
   * release, changes the registry and checks again that it exists: so one of the two restores it.
   */
  async remove(remote: ReleaseOwner, name: string, isUnwanted: () => Promise<boolean>): Promise<void> {
    const place = this.pathOf(remote, name);
    const away = join(dirname(place), `.${basename(place)}-${randomUUID()}`);
    const isMoved = await rename(place, away).then(() => true, notThere);
    if (!isMoved) return;
    // If a new copy exists already, it is just as good.
    if (!(await isUnwanted())) await rename(away, place).catch(nothing);
    await rm(away, { recursive: true, force: true });
  }

  private pathOf(remote: ReleaseOwner, name: string): string {
    return this.folder.pathOf({ remote, id: name }, '');
  }
}
