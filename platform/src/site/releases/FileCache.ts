import { readFile } from 'node:fs/promises';

/** Maximum number of bytes in memory. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Immutable files, cached in memory up to a limit; the oldest are evicted first. */
export class FileCache {
  private readonly files = new Map<string, Buffer>();
  private bytes = 0;

  /** Content of a file, undefined if there is none. */
  async read(path: string): Promise<Buffer | undefined> {
    const cached = this.files.get(path);
    if (cached !== undefined) return cached;
    const content = await readFile(path).catch(() => undefined);
    // A missing file is not cached, since it may still appear; of concurrent readers, only the first one caches the file.
    if (content !== undefined && !this.files.has(path)) this.keep(path, content);
    return content;
  }

  private keep(path: string, content: Buffer): void {
    this.files.set(path, content);
    this.bytes += content.byteLength;
    this.evict();
  }

  private evict(): void {
    for (const [path, content] of this.files) {
      if (this.bytes <= MAX_BYTES) return;
      this.files.delete(path);
      this.bytes -= content.byteLength;
    }
  }
}
