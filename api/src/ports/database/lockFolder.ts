import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode } from '../../systemErrors';

const ownLocks = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function createLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function takeOver(folder: string, file: string): void {
  const owner = Number(readFileSync(file, 'utf8'));
  if (owner !== process.pid && isAlive(owner)) {
    throw new Error(`The database folder ${folder} is in use by process ${owner}. Stop it first, or set DATABASE_URL or another DATA_DIR.`);
  }
  renameSync(file, `${file}.stale`);
  rmSync(`${file}.stale`, { force: true });
  if (!createLock(file)) throw new Error(`The database folder ${folder} was just taken by another process.`);
}

/**
 * Locks the folder of the embedded database for this process: two processes that share a folder would lose data. The lock of a dead process is taken
 * over. Returns a function that releases the lock.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  if (ownLocks.has(file)) throw new Error(`The database folder ${folder} is already open in this process.`);
  if (!createLock(file)) takeOver(folder, file);
  ownLocks.add(file);
  return () => {
    ownLocks.delete(file);
    rmSync(file, { force: true });
  };
}
