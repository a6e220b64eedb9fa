import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const readLock = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined);

/**
 * Whether everything in package-lock.json that this platform needs is installed. npm writes a list into node_modules when it has finished,
 * so without this list the installation was interrupted. The list can outlive its folders, especially inside workspaces, so each folder is
 * checked as well.
 */
export function isInstalled(root) {
  const lockedPackages = readLock(path.join(root, 'package-lock.json')) ?? {};
  const installedPackages = readLock(path.join(root, 'node_modules/.package-lock.json'));
  if (!installedPackages) return false;
  return Object.entries(lockedPackages)
    .filter(([packagePath]) => packagePath.includes('node_modules/'))
    .every(([packagePath, { version, link, optional, devOptional }]) => {
      const isForOtherPlatform = !link && !installedPackages[packagePath] && (optional || devOptional);
      if (isForOtherPlatform) return true;
      return existsSync(path.join(root, packagePath, 'package.json')) && (link || installedPackages[packagePath]?.version === version);
    });
}

/** Installs the packages in the lock file unless they are present. */
export async function install(root, run, say) {
  if (isInstalled(root)) return;
  say('Installing packages; this happens once and takes a minute or two …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}
