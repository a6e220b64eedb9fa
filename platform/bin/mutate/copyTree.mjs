import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildChanged } from '../start/build.mjs';
import { releasedPackages } from '../start/sources.mjs';
import { linkModules } from '../trees/linkModules.mjs';

function copyReleases(from, to, packages) {
  for (const name of packages) {
    const [source, target] = [from, to].map((baseFolder) => path.join(baseFolder, name, 'dist'));
    rmSync(target, { recursive: true, force: true });
    if (existsSync(source)) cpSync(source, target, { recursive: true, preserveTimestamps: true });
  }
}

/** Clones the current commit of a tree into a temporary folder, with its installed packages and releases. */
export function copyTree(tree) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-mutate-'));
  const copy = path.join(folder, 'tree');
  const releases = path.join(folder, 'releases');
  execFileSync('git', ['-c', 'advice.detachedHead=false', 'clone', '--quiet', '--no-hardlinks', tree, copy]);
  linkModules(tree, copy);
  const packages = releasedPackages(copy);
  copyReleases(tree, copy, packages);
  const run = (command, args) => promisify(execFile)(command, args, { cwd: copy });
  return {
    tree: copy,
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: copy, encoding: 'utf8' }).trim(),
    /** Builds outdated releases from the unmutated sources, and sets copies of all releases aside. */
    keepReleases: async () => {
      await buildChanged(copy, run, () => undefined, packages);
      copyReleases(copy, releases, packages);
    },
    restoreReleases: () => copyReleases(releases, copy, packages),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
