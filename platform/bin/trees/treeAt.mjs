import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsageError } from '../command/UsageError.mjs';
import { linkModules } from './linkModules.mjs';

const git = (tree, ...args) => execFileSync('git', args, { cwd: tree, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Returns the full hash of a commit, named in any way that git accepts: a hash, a branch, `HEAD~3`. Throws a UsageError if there is none. */
export function resolveCommit(tree, revision) {
  try {
    return git(tree, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  } catch {
    throw new UsageError(`${revision} is not a commit of this repository.`);
  }
}

/** Checks out a commit in a temporary folder, with the packages installed in `root`; `remove` deletes the folder. */
export function treeAt(root, revision) {
  const commit = resolveCommit(root, revision);
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-tree-'));
  const tree = path.join(folder, 'tree');
  git(root, 'clone', '--quiet', '--shared', '--no-checkout', root, tree);
  git(tree, '-c', 'advice.detachedHead=false', 'checkout', '--quiet', commit);
  linkModules(root, tree);
  return { tree, commit, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
