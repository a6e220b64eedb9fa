import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build/shares';

const PRETTIER = path.join(ROOT, 'node_modules/prettier/bin/prettier.cjs');

/** Writes files of a repository, formats them in the house style and returns their paths. */
export function writeFormatted(root: string, files: readonly (readonly [file: string, text: string])[]): string[] {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const paths = files.map(([file]) => file);
  // The finished files are formatted, because line breaks depend on the length of names.
  execFileSync(process.execPath, [PRETTIER, '--write', '--log-level', 'warn', ...paths], { cwd: root });
  return paths;
}
