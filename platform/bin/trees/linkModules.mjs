import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Hard-links the files of a folder if both are on one disk; `cp` keeps the relative links between our packages, which then point into the copy. */
function link(from, to) {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  }
}

const modulesIn = (tree) =>
  ['', ...readdirSync(tree)].map((name) => path.join(name, 'node_modules')).filter((name) => existsSync(path.join(tree, name)));

/** Gives a copy of a tree its installed packages. Folders missing in the copy are omitted. */
export function linkModules(tree, copy) {
  const names = modulesIn(tree).filter((name) => existsSync(path.dirname(path.join(copy, name))));
  for (const name of names) link(path.join(tree, name), path.join(copy, name));
}
