import path from 'node:path';
import type { BundleConfiguration } from './BundleConfiguration';
import { createScriptRules } from './scriptRules';
import { ROOT } from './shares';

/** File of a release that the site server serves as `/sw.js`. */
export const WORKER_FILE = 'sw.js';

/** Trusted Types policy under which the shell registers its service worker. */
export const WORKER_POLICY = 'rendezvous-worker';

/** Configuration of the shell's service worker: one script without federation, since it shares nothing with the page. */
export const createWorkerBuild = (folder: string): BundleConfiguration => ({
  mode: 'production',
  name: `${path.basename(folder)}-worker`,
  context: ROOT,
  target: ['webworker', 'es2022'],
  devtool: false,
  entry: path.join(folder, 'src/worker/main.ts'),
  output: { path: path.join(folder, 'dist/worker'), filename: WORKER_FILE },
  resolve: { extensions: ['.ts'] },
  module: { rules: createScriptRules(path.basename(folder), {}) },
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
  stats: 'errors-warnings',
});
