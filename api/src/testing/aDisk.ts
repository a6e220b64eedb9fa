import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk for one test. */
export interface TestDisk {
  folder: string;
  /** Fills the disk to the last byte. */
  fill(): void;
  /** Frees the space that `fill` used. */
  free(): void;
  makeReadOnly(): void;
  makeWritable(): void;
  remove(): void;
}

const FILLER_BYTES = 64 * 1024;

const mount = (...args: string[]): void => void execFileSync('mount', args, { stdio: ['ignore', 'ignore', 'pipe'] });

function appendUntilFull(file: string, bytes: number): void {
  const descriptor = openSync(file, 'a');
  try {
    for (;;) writeSync(descriptor, Buffer.alloc(bytes));
  } catch {
    closeSync(descriptor);
  }
}

/** Mounts a disk in memory, which requires privileges that not every machine grants. */
export function aDisk(megabytes: number): TestDisk {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-disk-'));
  mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      for (const bytes of [FILLER_BYTES, 1]) appendUntilFull(filler, bytes);
    },
    free: () => rmSync(filler),
    makeReadOnly: () => mount('-o', 'remount,ro', folder),
    makeWritable: () => mount('-o', 'remount,rw', folder),
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** True if this machine lets a test mount a disk of its own. */
export function canMount(): boolean {
  try {
    aDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}

const limitFileSize = (pid: number, bytes: string): void =>
  void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

/**
 * Makes the system reject every write of a process to a file, even an open one, as on a disk remounted read-only after an error.
 * Returns a function that allows writes again.
 */
export function rejectWrites(pid: number): () => void {
  limitFileSize(pid, '0');
  return () => limitFileSize(pid, 'unlimited');
}
