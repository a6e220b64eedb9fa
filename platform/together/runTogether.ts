import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

/** Selects test files by folder and path, both relative to the repository. */
export interface TestFiles {
  folders: readonly string[];
  includes: (file: string) => boolean;
  /** Runs before the tests of each file. */
  before?: () => void;
}

/** Lists the entries of a folder and its subfolders, as paths relative to the repository. */
export const listFiles = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

/**
 * Runs test files as one file, so that their imports load only once. The full suite also runs each file by itself, which reveals files that
 * depend on the side effects of others.
 */
export function runTogether({ folders, includes, before }: TestFiles): void {
  const excludedFiles = process.env['PROOFS'] === 'full' ? /^$/ : /\.full\.test\./;
  const files = folders.flatMap(listFiles).filter((file) => /\.test\.tsx?$/.test(file) && !excludedFiles.test(file) && includes(file));
  for (const file of files.sort()) {
    describe(file, () => {
      if (before) beforeAll(before);
      require(path.join(ROOT, file));
    });
  }
}
