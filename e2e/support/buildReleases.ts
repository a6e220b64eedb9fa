import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');

/** Compiles the server and builds changed packages, so that sites started in parallel need not build anything. */
export async function buildReleases(): Promise<void> {
  await promisify(execFile)(process.execPath, ['platform/bin/build.mjs'], { cwd: ROOT });
}
