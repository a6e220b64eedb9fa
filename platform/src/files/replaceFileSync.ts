import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Gives a file new content at once: nobody reads half of it. The last of several decides. */
export function replaceFileSync(file: string, content: string, mode: number): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { mode });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
