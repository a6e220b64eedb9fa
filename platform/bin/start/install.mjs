import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const readLock = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined);

/** Whether node_modules holds what package-lock.json names; npm keeps its own list of what it installed. */
export function isInstalled(root) {
  const wanted = readLock(path.join(root, 'package-lock.json')) ?? {};
  const present = readLock(path.join(root, 'node_modules/.package-lock.json'));
  if (!present) return false;
  return Object.entries(wanted).every(([name, { version, link, optional, devOptional, peer }]) => {
    if (link || !name.includes('node_modules/')) return true;
    const installed = present[name];
    return installed ? installed.version === version : Boolean(optional || devOptional || peer);
  });
}

/** Installs the packages of the lock file unless they are there. */
export async function install(root, run, say) {
  if (isInstalled(root)) return;
  say('Installing packages; this happens once and takes a minute or two …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}
