import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');

/** Command that builds what changed, as a start does; start's modules are plain Node modules. */
const CODE = `Promise.all([import('./platform/bin/start/build.mjs'), import('./platform/bin/run.mjs')])
  .then(([{ buildChanged }, { root, run }]) => buildChanged(root, run, console.log))`;

/** Builds the packages whose sources changed, once, before several sites of the suites start side by side. */
export async function buildReleases(): Promise<void> {
  await promisify(execFile)(process.execPath, ['-e', CODE], { cwd: ROOT });
}
