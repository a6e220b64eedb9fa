import type { FilesPort } from '../ports/files/FilesPort';

/** Files in memory. */
export class MemoryFiles implements FilesPort {
  private readonly files = new Map<string, Buffer>();

  async write(name: string, bytes: Uint8Array): Promise<void> {
    this.files.set(name, Buffer.from(bytes));
  }

  async read(name: string): Promise<Buffer | null> {
    return this.files.get(name) ?? null;
  }

  async remove(name: string): Promise<void> {
    this.files.delete(name);
  }

  async check(): Promise<void> {}
}
