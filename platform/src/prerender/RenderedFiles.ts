import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '@rendezvous/shared/contract';
import { replaceFile } from '../files/atomicFiles';

const EXTENSION = '.json';

/** Stores rendered pages on disk, so that a restarted site has them at once. */
export class RenderedFiles {
  constructor(private readonly root: string) {}

  /** Reads a stored page; undefined if it is missing or incomplete, so that it is rendered again. */
  async read(key: string): Promise<RenderedPage | undefined> {
    try {
      return JSON.parse(await readFile(this.toPath(key), 'utf8')) as RenderedPage;
    } catch {
      return undefined;
    }
  }

  /** Stores a page; errors are ignored, since a full disk must not make a page fail. */
  async write(key: string, page: RenderedPage): Promise<void> {
    await mkdir(this.root, { recursive: true })
      .then(() => replaceFile(this.toPath(key), JSON.stringify(page)))
      .catch(() => undefined);
  }

  /** Removes all pages except those with these keys. */
  async removeAllExcept(keys: ReadonlySet<string>): Promise<void> {
    const files = await readdir(this.root).catch(() => []);
    const outdatedFiles = files.filter((file) => file.endsWith(EXTENSION) && !keys.has(file.slice(0, -EXTENSION.length)));
    await Promise.all(outdatedFiles.map((file) => rm(join(this.root, file), { force: true })));
  }

  private toPath(key: string): string {
    return join(this.root, `${key}${EXTENSION}`);
  }
}
