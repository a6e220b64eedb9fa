import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');

/** Compiles the server and builds changed packages once, before several sites of the suites start in parallel. */
export async function buildReleases(): Promise<void> {
  await promisify(execFile)(process.execPath, ['platform/bin/build.mjs'], { cwd: ROOT });
}
