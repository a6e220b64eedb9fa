import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';

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
