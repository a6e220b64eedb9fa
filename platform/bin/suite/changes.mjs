import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { UsageError } from '../command/UsageError.mjs';
import { root } from '../run.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** The commit at which this branch diverged from its upstream, so that unpushed work counts as changed; without an upstream, the last commit. */
export function findChangeBase() {
  const { status, stdout } = git('merge-base', 'HEAD', '@{upstream}');
  return status === 0 ? stdout.trim() : 'HEAD';
}

/** Throws unless the text names a commit. */
export function assertCommit(text) {
  if (git('rev-parse', '--verify', '--quiet', `${text}^{commit}`).status !== 0) throw new UsageError(`${text} is not a commit.`);
}

/** Files that differ from a commit, including new ones. */
function listChangedFiles(base) {
  const splitLines = ({ stdout }) => stdout.split('\n').filter(Boolean);
  return [...splitLines(git('diff', '--name-only', base)), ...splitLines(git('ls-files', '--others', '--exclude-standard'))];
}

/**
 * Packages changed since `base`, with their dependents; all packages when a file outside them has changed, such as the lock file or a
 * tool's configuration. Documents and the files for Docker and GitHub do not count.
 */
export function findAffectedPackages(base, packages) {
  const files = listChangedFiles(base);
  const findOwner = (file) => packages.find((name) => file.startsWith(`${name}/`));
  if (files.some((file) => !findOwner(file) && !/^(docs|docker|\.github)\/|\.md$/.test(file))) return packages;
  const lernaArgs = [path.join(root, 'node_modules/lerna/dist/cli.js'), 'ls', '--all', '--json', '--loglevel', 'silent', '--since', base];
  const env = { ...process.env, NX_DAEMON: 'false' };
  const changedPackages = JSON.parse(execFileSync(process.execPath, lernaArgs, { cwd: root, env, encoding: 'utf8' }));
  const affectedNames = new Set([
    ...changedPackages.map(({ location }) => path.basename(location)),
    ...files.flatMap((file) => findOwner(file) ?? []),
  ]);
  return packages.filter((name) => affectedNames.has(name));
}
