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

/** Allows no leading dots, so that names from a URL cannot escape the root. */
const FOLDER_NAME_PATTERN = /^[a-z0-9][a-z0-9.-]*$/;

/** Mode of a release's folder: mkdtemp hides its folders from other users, but a proxy may serve these files. */
const READABLE_MODE = 0o755;

type ReleaseKey = Pick<Release, 'remote' | 'id'>;

/** Releases on disk, in `r/<remote>/<id>/`; the files of a release never change. */
export class ReleaseFolder {
  private readonly releases = new Map<string, Promise<Release | undefined>>();
  private readonly cache = new FileCache();

  /** `readUnreleased` takes precedence: in development it reads files that change while the site runs. */
  constructor(
    private readonly root: string,
    private readonly readUnreleased?: (remote: string, id: string, file: string) => Promise<Buffer | undefined>,
  ) {}

  /** Stores a checked upload; storing the same release again succeeds, even when two uploads run at the same time. */
  async write(release: Release, files: ReadonlyMap<string, Buffer>): Promise<void> {
    if (await this.has(release)) return;
    const folder = this.toFolder(release);
    await mkdir(dirname(folder), { recursive: true });
    // The leading dot makes the draft unreachable from outside; mkdtemp adds a random suffix, since sites in several containers share the folder.
    const draftFolder = await mkdtemp(join(dirname(folder), `.${release.id}-`));
    try {
      for (const [file, content] of files) await this.writeCompressed(join(draftFolder, file), file, content);
      await writeFile(join(draftFolder, 'release.json'), JSON.stringify(release));
      await chmod(draftFolder, READABLE_MODE);
      await rename(draftFolder, folder);
    } catch (error) {
      await rm(draftFolder, { recursive: true, force: true });
      if (!(await this.has(release))) throw error;
    }
  }

  /** Reads a release file, compressed if the browser accepts that; undefined unless the file is release.json or listed in it. */
  async read(remote: string, id: string, file: string, encodings: readonly Encoding[]): Promise<StoredFile | undefined> {
    const unreleasedContent = await this.readUnreleased?.(remote, id, file);
    if (unreleasedContent !== undefined) return { content: unreleasedContent, encoding: null };
    const release = await this.loadRelease(remote, id);
    if (release === undefined || !(Object.hasOwn(release.integrity, file) || file === 'release.json')) return undefined;
    for (const encoding of [...encodings, null]) {
      const path = join(this.root, 'r', remote, id, encoding === null ? file : `${file}.${encoding}`);
      const content = await this.cache.read(path);
      if (content !== undefined) return { content, encoding };
    }
    return undefined;
  }

  /** Whether the release is already stored; rejects with a RefusedUpload if a different release has the same id. */
  private async has(release: Release): Promise<boolean> {
    const existingRelease = await this.loadRelease(release.remote, release.id);
    if (existingRelease !== undefined && canonicalJson(existingRelease.integrity) !== canonicalJson(release.integrity))
      throw new RefusedUpload('bytes_differ', `${release.remote} ${release.id} exists with other bytes.`);
    return existingRelease !== undefined;
  }

  private loadRelease(remote: string, id: string): Promise<Release | undefined> {
    if (!FOLDER_NAME_PATTERN.test(remote) || !FOLDER_NAME_PATTERN.test(id)) return Promise.resolve(undefined);
    const folder = join(this.root, 'r', remote, id);
    if (!existsSync(folder)) return Promise.resolve(undefined);
    const release = this.releases.get(folder) ?? this.readRelease(folder);
    this.releases.set(folder, release);
    return release;
  }

  /** Reads release.json; if it is unreadable, returns undefined and lets the next request try again. */
  private async readRelease(folder: string): Promise<Release | undefined> {
    try {
      return JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Release;
    } catch {
      this.releases.delete(folder);
      return undefined;
    }
  }

  getPath(release: ReleaseKey, file: string): string {
    return join(this.toFolder(release), file);
  }

  private toFolder({ remote, id }: ReleaseKey): string {
    return join(this.root, 'r', remote, id);
  }

  private async writeCompressed(path: string, file: string, content: Buffer): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    const compressed = await compressFile(file, content);
    if (compressed === undefined) return;
    await Promise.all([writeFile(`${path}.br`, compressed.br), writeFile(`${path}.gz`, compressed.gz)]);
  }
}
