import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@rendezvous/shared/contract';
import { canonicalJson } from '../../keys/releaseSignature';
import { compressFile } from './compressFile';
import { FileCache } from './FileCache';
import { RefusedUpload } from './RefusedUpload';

export type Encoding = 'br' | 'gz';

export interface StoredFile {
  content: Buffer;
  encoding: Encoding | null;
}

/** No leading dots: names from an address never leave the root. */
const FOLDER_NAME = /^[a-z0-9][a-z0-9.-]*$/;

/** mkdtemp hides its folders from other users; a proxy may serve these files. */
const READABLE = 0o755;

type ReleaseKey = Pick<Release, 'remote' | 'id'>;

/** Releases on disk: `r/<remote>/<id>/`, written once, never changed. */
export class ReleaseFolder {
  private readonly known = new Map<string, Promise<Release | undefined>>();
  private readonly cache = new FileCache();

  /** `unreleased` takes precedence: files that change while the site runs, in development. */
  constructor(
    private readonly root: string,
    private readonly unreleased?: (remote: string, id: string, file: string) => Promise<Buffer | undefined>,
  ) {}

  /** Stores a checked upload; storing the same release again succeeds, even when two uploads run at once. */
  async write(release: Release, files: ReadonlyMap<string, Buffer>): Promise<void> {
    if (await this.has(release)) return;
    const folder = this.folderOf(release);
    await mkdir(dirname(folder), { recursive: true });
    // The leading dot keeps it from being an address; the rest is random, since sites in several containers share the folder.
    const draft = await mkdtemp(join(dirname(folder), `.${release.id}-`));
    try {
      for (const [file, content] of files) await this.writeFile(join(draft, file), file, content);
      await writeFile(join(draft, 'release.json'), JSON.stringify(release));
      await chmod(draft, READABLE);
      await rename(draft, folder);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      if (!(await this.has(release))) throw error;
    }
  }

  /** A release file, compressed if the browser accepts it; undefined unless release.json names the file. */
  async read(remote: string, id: string, file: string, accepted: readonly Encoding[]): Promise<StoredFile | undefined> {
    const unreleased = await this.unreleased?.(remote, id, file);
    if (unreleased !== undefined) return { content: unreleased, encoding: null };
    const release = await this.release(remote, id);
    if (release === undefined || !(Object.hasOwn(release.integrity, file) || file === 'release.json')) return undefined;
    for (const encoding of [...accepted, null]) {
      const path = join(this.root, 'r', remote, id, encoding === null ? file : `${file}.${encoding}`);
      const content = await this.cache.read(path);
      if (content !== undefined) return { content, encoding };
    }
    return undefined;
  }

  /** Whether the release is already stored; a different one under its name is rejected. */
  private async has(release: Release): Promise<boolean> {
    const before = await this.release(release.remote, release.id);
    if (before !== undefined && canonicalJson(before.integrity) !== canonicalJson(release.integrity))
      throw new RefusedUpload('bytes_differ', `${release.remote} ${release.id} exists with other bytes.`);
    return before !== undefined;
  }

  private release(remote: string, id: string): Promise<Release | undefined> {
    if (!FOLDER_NAME.test(remote) || !FOLDER_NAME.test(id)) return Promise.resolve(undefined);
    const folder = join(this.root, 'r', remote, id);
    if (!existsSync(folder)) return Promise.resolve(undefined);
    const known = this.known.get(folder) ?? this.readRelease(folder);
    this.known.set(folder, known);
    return known;
  }

  /** A failed read is retried on the next request. */
  private async readRelease(folder: string): Promise<Release | undefined> {
    try {
      return JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Release;
    } catch {
      this.known.delete(folder);
      return undefined;
    }
  }

  /** Path of a stored release's file. */
  pathOf(release: ReleaseKey, file: string): string {
    return join(this.folderOf(release), file);
  }

  private folderOf({ remote, id }: ReleaseKey): string {
    return join(this.root, 'r', remote, id);
  }

  private async writeFile(path: string, file: string, content: Buffer): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    const compressed = await compressFile(file, content);
    if (compressed === undefined) return;
    await Promise.all([writeFile(`${path}.br`, compressed.br), writeFile(`${path}.gz`, compressed.gz)]);
  }
}
