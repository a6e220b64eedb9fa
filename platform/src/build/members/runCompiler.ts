import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../shares';

const COMPILER = path.join(ROOT, 'node_modules/typescript7/bin/tsc');
/** Maximum output of the compiler in bytes. */
const MAX_OUTPUT_BYTES = 8 * 1024 * 1024;

/** Runs the compiler on a folder's tsconfig.json; returns its diagnostics, with locations relative to the folder. */
export function runCompiler(folder: string): Promise<string> {
  if (!existsSync(COMPILER)) throw new Error('Checking types needs the development packages of the repository; npm ci installs them.');
  const options = { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [COMPILER, '-p', folder, '--pretty', 'false', '--singleThreaded'], options, (error, stdout, stderr) => {
      // Diagnostics are written to stdout; a compiler that fails without any did not run.
      if (error !== null && stdout === '') reject(new Error(stderr || error.message));
      else resolve(stdout);
    });
  });
}
