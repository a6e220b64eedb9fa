import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { BuildOptions } from './baseBuild';
import { remoteBuild } from './remoteBuild';
import { runBuild } from './runBuild';
import { ROOT } from './shares';
import { shellBuild } from './shellBuild';

/** Webpack configuration of a package by its folder name. */
export function getConfiguration(name: string, options: BuildOptions = {}): Configuration {
  const folder = path.join(ROOT, name);
  return existsSync(path.join(folder, 'remote.json')) ? remoteBuild(folder, options) : shellBuild(folder, options);
}

/** Builds a package by its folder name, for example `mfe-chat`, into its `dist/release`; rejects with the compiler's errors. */
export const buildPackage = (name: string, options: BuildOptions = {}): Promise<void> => runBuild(getConfiguration(name, options));
