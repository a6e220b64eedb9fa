import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** Finds the path of a program that a test needs; throws an error that names the package to install if it is missing. */
export function findProgram(program: string, debianPackage: string): string {
  const folders = program.includes('/') ? [process.cwd()] : (process.env['PATH'] ?? '').split(delimiter);
  const programPath = folders.map((folder) => resolve(folder, program)).find((candidate) => existsSync(candidate));
  if (programPath !== undefined) return programPath;
  throw new Error(`This test needs ${program}, which is not installed: npm test installs it, or apt-get install ${debianPackage}.`);
}
