import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

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
