import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a PostgreSQL program; throws an error with its stderr when it fails. */
export async function runProgram(name: 'pg_dump' | 'pg_restore', args: readonly string[]): Promise<void> {
  try {
    await execute(name, [...args]);
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`${name} failed: ${reason}`);
  }
}
