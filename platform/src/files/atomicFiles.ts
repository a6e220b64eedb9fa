import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Replaces a file's content atomically. The temporary name is random, since processes of two containers on one folder often have the same id. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Replaces a file's content atomically. The last of several writers wins. */
export function replaceFileSync(file: string, content: string, mode: number): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { mode });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Creates a file unless it exists, atomically, and returns its content: of processes that start at once the first one wins. */
export function writeOnce(file: string, content: string, mode: number): string {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { mode });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}
