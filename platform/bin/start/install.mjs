import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const readLock = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined);

/**
 * Whether everything in package-lock.json is installed. npm writes a list into node_modules when it has finished: without it the installation was
 * interrupted. The list can outlive its folders, especially inside workspaces, so each folder is checked as well.
 */
export function isInstalled(root) {
  const locked = readLock(path.join(root, 'package-lock.json')) ?? {};
  const installed = readLock(path.join(root, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  return Object.entries(locked)
    .filter(([place]) => place.includes('node_modules/'))
    .every(([place, { version, link, optional, devOptional }]) => {
      const isForOtherMachines = !link && !installed[place] && (optional || devOptional);
      if (isForOtherMachines) return true;
      return existsSync(path.join(root, place, 'package.json')) && (link || installed[place]?.version === version);
    });
}

/** Installs the packages of the lock file unless they are present. */
export async function install(root, run, say) {
  if (isInstalled(root)) return;
  say('Installing packages; this happens once and takes a minute or two …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}
