import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '@rendezvous/shared/contract';
import { replaceFile } from '../files/atomicFiles';

const ENDING = '.json';

/** Rendered pages on disk, so that a restarted site has them at once. */
export class RenderedFiles {
  constructor(private readonly root: string) {}

  /** Undefined if missing or incomplete: it is rendered again. */
  async read(key: string): Promise<RenderedPage | undefined> {
    try {
      return JSON.parse(await readFile(this.pathOf(key), 'utf8')) as RenderedPage;
    } catch {
      return undefined;
    }
  }

  /** A full disk must not make a page fail: the copy is skipped. */
  async write(key: string, page: RenderedPage): Promise<void> {
    await mkdir(this.root, { recursive: true })
      .then(() => replaceFile(this.pathOf(key), JSON.stringify(page)))
      .catch(() => undefined);
  }

  /** Removes the pages of releases that are no longer live. */
  async keepOnly(keys: ReadonlySet<string>): Promise<void> {
    const files = await readdir(this.root).catch(() => []);
    const old = files.filter((file) => file.endsWith(ENDING) && !keys.has(file.slice(0, -ENDING.length)));
    await Promise.all(old.map((file) => rm(join(this.root, file), { force: true })));
  }

  private pathOf(key: string): string {
    return join(this.root, `${key}${ENDING}`);
  }
}
