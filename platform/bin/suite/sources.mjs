import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { root } from '../run.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

export const readHeadCommit = () => git('rev-parse', '--short=10', 'HEAD').trim();

/** Returns the blob ids of the files in the last commit, by path. */
export function listCommittedFiles() {
  const entries = git('ls-tree', '-r', '-z', 'HEAD').split('\0').filter(Boolean);
  return new Map(entries.map((row) => [row.slice(row.indexOf('\t') + 1), row.split(/\s/)[2]]));
}

/** Files that differ from the last commit, including new ones. */
export const listUncommittedFiles = () =>
  git('status', '--porcelain', '-z', '--untracked-files=all', '--no-renames')
    .split('\0')
    .filter(Boolean)
    .map((row) => row.slice(3));

/** Returns a digest of the paths and contents of the files for which `isIncluded` returns true. */
export function digestFiles(files, isIncluded) {
  const hash = createHash('sha256');
  for (const [file, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) if (isIncluded(file)) hash.update(`${file}\0${content}\n`);
  return hash.digest('hex').slice(0, 16);
}
