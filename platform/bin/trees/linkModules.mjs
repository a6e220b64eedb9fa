import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Hard-links the files of a folder, or copies them if the target is on another disk. Symbolic links between our packages stay relative, so they point
 * into the copy.
 */
function linkFolder(from, to) {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  }
}

const findModuleFolders = (tree) =>
  ['', ...readdirSync(tree)].map((name) => path.join(name, 'node_modules')).filter((name) => existsSync(path.join(tree, name)));

/** Links the installed packages of a tree into a copy of it, except those of workspaces that the copy does not have. */
export function linkModules(tree, copy) {
  const folders = findModuleFolders(tree).filter((name) => existsSync(path.dirname(path.join(copy, name))));
  for (const name of folders) linkFolder(path.join(tree, name), path.join(copy, name));
}
