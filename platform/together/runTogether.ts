import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

/** Test files of some folders, by path in the repository. */
export interface TestFiles {
  folders: readonly string[];
  takes: (file: string) => boolean;
  /** Runs before the tests of each file. */
  before?: () => void;
}

/** Paths of a folder's files in the repository. */
export const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

/**
 * Runs test files as one, so that their imports load only once: alone each file takes about a second for that. The full suite runs each alone, so
 * none can come to depend on another's leftovers.
 */
export function runTogether({ folders, takes, before }: TestFiles): void {
  const isLeftOut = process.env['PROOFS'] === 'full' ? /^$/ : /\.full\.test\./;
  const files = folders.flatMap(filesIn).filter((file) => /\.test\.tsx?$/.test(file) && !isLeftOut.test(file) && takes(file));
  for (const file of files.sort()) {
    describe(file, () => {
      if (before) beforeAll(before);
      require(path.join(ROOT, file));
    });
  }
}
