import { execFileSync } from 'node:child_process';

const limit = (pid: number, bytes: string): void => void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

/**
 * From now on the system refuses every write of this process to any file, also to files it has open, as a disk does that the
 * system made read-only after an error. Answers what allows them again.
 */
export function stopWrites(pid: number): () => void {
  limit(pid, '0');
  return () => limit(pid, 'unlimited');
}
