import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ReleaseOwner } from '../../registry/Registry';
import type { ReleaseFolder } from './ReleaseFolder';

const nothing = (): undefined => undefined;

/** Another site may have been faster; what cannot be moved for any other reason is told. */
function notThere(error: NodeJS.ErrnoException): false {
  if (error.code !== 'ENOENT') throw error;
  return false;
}

/** What of the stored releases is removed again. */
export class ReleaseBin {
  constructor(private readonly folder: Pick<ReleaseFolder, 'pathOf'>) {}

  /** Names under which something of a remote is stored, also drafts that were left behind, with the time of their last change in Unix milliseconds. */
  async stored(remote: ReleaseOwner): Promise<{ name: string; changedAt: number }[]> {
    const names = await readdir(this.pathOf(remote, '')).catch(() => []);
    const found = names.map((name) => stat(this.pathOf(remote, name)).then(({ mtimeMs }) => ({ name, changedAt: mtimeMs }), nothing));
    return (await Promise.all(found)).filter((one) => one !== undefined);
  }

  /** Bytes on disk, those of compressed copies too. */
  async bytes(remote: ReleaseOwner, name: string): Promise<number> {
    const entries = await readdir(this.pathOf(remote, name), { recursive: true, withFileTypes: true }).catch(() => []);
    const sizes = entries.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name)));
    return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * Takes files away at once: no half release is ever served. `isUnwanted` is asked when they are out of the way; who publishes the
   * release writes it, changes the registry and looks once more whether it is there: so one of both puts it back.
   */
  async remove(remote: ReleaseOwner, name: string, isUnwanted: () => Promise<boolean>): Promise<void> {
    const place = this.pathOf(remote, name);
    const away = join(dirname(place), `.${basename(place)}-${randomUUID()}`);
    const isMoved = await rename(place, away).then(() => true, notThere);
    if (!isMoved) return;
    // Where a new copy stands already it is as good.
    if (!(await isUnwanted())) await rename(away, place).catch(nothing);
    await rm(away, { recursive: true, force: true });
  }

  private pathOf(remote: ReleaseOwner, name: string): string {
    return this.folder.pathOf({ remote, id: name }, '');
  }
}
