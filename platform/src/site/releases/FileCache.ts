import { readFile } from 'node:fs/promises';

/** Maximum number of bytes in memory. */
const LIMIT = 64 * 1024 * 1024;

/** Immutable files, kept in memory up to a limit; the oldest are evicted first. */
export class FileCache {
  private readonly files = new Map<string, Buffer>();
  private bytes = 0;

  /** Content of a file, undefined if there is none. */
  async read(path: string): Promise<Buffer | undefined> {
    const known = this.files.get(path);
    if (known !== undefined) return known;
    const content = await readFile(path).catch(() => undefined);
    // A missing file may still appear, and of concurrent readers the first one caches it.
    if (content !== undefined && !this.files.has(path)) this.keep(path, content);
    return content;
  }

  private keep(path: string, content: Buffer): void {
    this.files.set(path, content);
    this.bytes += content.byteLength;
    this.shrink();
  }

  private shrink(): void {
    for (const [path, content] of this.files) {
      if (this.bytes <= LIMIT) return;
      this.files.delete(path);
      this.bytes -= content.byteLength;
    }
  }
}
