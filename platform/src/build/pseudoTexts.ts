import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './shares';

const FORMATJS = path.join(ROOT, 'node_modules/@formatjs/cli/bin/formatjs');

/** English texts of packages in the pseudo-locale en-XA, compiled: bracketed, accented and lengthened. */
export function pseudoTexts(folders: readonly string[]): Buffer {
  const files = folders.map((folder) => path.join(folder, 'lang/en.json')).filter((file) => existsSync(file));
  const args = ['compile', ...files, '--format', 'simple', '--ast', '--pseudo-locale', 'en-XA'];
  return execFileSync(process.execPath, [FORMATJS, ...args], { maxBuffer: 64 * 1024 * 1024 });
}
