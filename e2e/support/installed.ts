import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** Path of a program required by a test; if it is missing, the failure says what to install. */
export function installed(program: string, debianPackage: string): string {
  const folders = program.includes('/') ? [process.cwd()] : (process.env['PATH'] ?? '').split(delimiter);
  const file = folders.map((folder) => resolve(folder, program)).find((one) => existsSync(one));
  if (file !== undefined) return file;
  throw new Error(`This test needs ${program}, which is not installed: npm test installs it, or apt-get install ${debianPackage}.`);
}
