import { readFile } from 'node:fs/promises';

/** Bytes kept in memory at most. */
const LIMIT = 64 * 1024 * 1024;

/** Files that never change, kept in memory up to a limit; the oldest leave first. */
export class FileCache {
  private readonly files = new Map<string, Buffer | undefined>();
  private bytes = 0;

  /** Content of a file, undefined when there is none. */
  async read(path: string): Promise<Buffer | undefined> {
    if (this.files.has(path)) return this.files.get(path);
    const content = await readFile(path).catch(() => undefined);
    this.files.set(path, content);
    this.bytes += content?.byteLength ?? 0;
    this.shrink();
    return content;
  }

  private shrink(): void {
    for (const [path, content] of this.files) {
      if (this.bytes <= LIMIT) return;
      this.files.delete(path);
      this.bytes -= content?.byteLength ?? 0;
    }
  }
}
