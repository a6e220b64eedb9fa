import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '@rendezvous/shared/contract';

const ENDING = '.json';

/** Rendered pages on disk, so that a site that starts again has them at once. */
export class RenderedFiles {
  constructor(private readonly root: string) {}

  async read(key: string): Promise<RenderedPage | undefined> {
    const text = await readFile(this.pathOf(key), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as RenderedPage);
  }

  /** A full disk is no reason for a page to fail: the copy is left out. */
  async write(key: string, page: RenderedPage): Promise<void> {
    const draft = `${this.pathOf(key)}.${process.pid}`;
    await mkdir(this.root, { recursive: true })
      .then(() => writeFile(draft, JSON.stringify(page)))
      .then(() => rename(draft, this.pathOf(key)))
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
