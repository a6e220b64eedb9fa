import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const IGNORED_NAMES = ['dist', 'node_modules', '.DS_Store'];

/** Returns the paths of the files below a folder, relative to it and sorted, excluding the output of builds and installed packages. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(path.sep).some((segment) => IGNORED_NAMES.includes(segment)))
    .sort();
}
