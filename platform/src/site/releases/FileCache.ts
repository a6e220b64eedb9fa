import { readFile } from 'node:fs/promises';

const MAX_BYTES = 64 * 1024 * 1024;

/** Caches immutable files in memory up to a total size; the oldest are evicted first. */
export class FileCache {
  private readonly files = new Map<string, Buffer>();
  private totalBytes = 0;

  /** Returns the content of a file; undefined if there is no such file. */
  async read(path: string): Promise<Buffer | undefined> {
    const cachedContent = this.files.get(path);
    if (cachedContent !== undefined) return cachedContent;
    const content = await readFile(path).catch(() => undefined);
    // A missing file is not cached, since it may still appear; of concurrent readers, only the first one caches the file.
    if (content !== undefined && !this.files.has(path)) this.store(path, content);
    return content;
  }

  private store(path: string, content: Buffer): void {
    this.files.set(path, content);
    this.totalBytes += content.byteLength;
    this.evict();
  }

  private evict(): void {
    for (const [path, content] of this.files) {
      if (this.totalBytes <= MAX_BYTES) return;
      this.files.delete(path);
      this.totalBytes -= content.byteLength;
    }
  }
}
