import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { getErrorCode } from '../../systemErrors';

const ownLocks = new Set<string>();

function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getErrorCode(error) === 'EPERM';
  }
}

function tryCreateLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function takeOverLock(folder: string, lockFile: string): void {
  const ownerPid = Number(readFileSync(lockFile, 'utf8'));
  if (ownerPid !== process.pid && isProcessAlive(ownerPid)) {
    throw new Error(
      `The database folder ${folder} is in use by process ${ownerPid}. Stop it first, or set DATABASE_URL or another DATA_DIR.`,
    );
  }
  renameSync(lockFile, `${lockFile}.stale`);
  rmSync(`${lockFile}.stale`, { force: true });
  if (!tryCreateLock(lockFile)) throw new Error(`The database folder ${folder} was just taken by another process.`);
}

/**
 * Locks the folder of the embedded database for this process: two processes that share a folder would lose data. The lock of a dead process is taken
 * over. Returns a function that releases the lock.
 */
export function lockFolder(folder: string): () => void {
  const lockFile = `${folder}.lock`;
  if (ownLocks.has(lockFile)) throw new Error(`The database folder ${folder} is already open in this process.`);
  if (!tryCreateLock(lockFile)) takeOverLock(folder, lockFile);
  ownLocks.add(lockFile);
  return () => {
    ownLocks.delete(lockFile);
    rmSync(lockFile, { force: true });
  };
}
