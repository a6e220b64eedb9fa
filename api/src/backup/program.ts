import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a PostgreSQL program; its stderr becomes the error. */
export async function program(name: 'pg_dump' | 'pg_restore', args: readonly string[]): Promise<void> {
  try {
    await execute(name, [...args]);
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`${name} failed: ${said}`);
  }
}
