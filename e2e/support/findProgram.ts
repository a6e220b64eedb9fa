import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** Finds the path of a program that a test needs; throws an error that says what to install if it is missing. */
export function findProgram(program: string, debianPackage: string): string {
  const folders = program.includes('/') ? [process.cwd()] : (process.env['PATH'] ?? '').split(delimiter);
  const file = folders.map((folder) => resolve(folder, program)).find((one) => existsSync(one));
  if (file !== undefined) return file;
  throw new Error(`This test needs ${program}, which is not installed: npm test installs it, or apt-get install ${debianPackage}.`);
}
