import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Replaces a file's content atomically. The temporary name is random, since processes in two containers that share the folder often have the same id.
 */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const temporaryFile = `${file}.${randomUUID()}`;
  try {
    await writeFile(temporaryFile, content);
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}

/** Replaces a file's content atomically. The last of several writers wins. */
export function replaceFileSync(file: string, content: string, mode: number): void {
  const temporaryFile = `${file}.${randomUUID()}`;
  try {
    writeFileSync(temporaryFile, content, { mode });
    renameSync(temporaryFile, file);
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}

/** Creates a file atomically unless it exists, and returns its content: of several processes that start at the same time, the first one wins. */
export function writeOnce(file: string, content: string, mode: number): string {
  const temporaryFile = `${file}.${randomUUID()}`;
  try {
    writeFileSync(temporaryFile, content, { mode });
    linkSync(temporaryFile, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
  return readFileSync(file, 'utf8');
}
