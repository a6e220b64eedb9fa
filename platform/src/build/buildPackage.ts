import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { ROOT } from './shares';
import { type BuildOptions, remoteBuild, shellBuild } from './webpackPreset';

/** Webpack configuration of a package by the name of its folder. */
export function configurationOf(name: string, options: BuildOptions = {}): Configuration {
  const folder = path.join(ROOT, name);
  return name === 'shell' ? shellBuild(folder, options) : remoteBuild(folder, options);
}

const problemsOf = (stats: Stats): string =>
  stats
    .toJson({ all: false, errors: true })
    .errors?.map(({ message, moduleName }) => `${moduleName ?? ''} ${message}`)
    .join('\n') ?? '';

/** Builds one package into its `dist/release`; rejects with the compiler's errors. */
export function runBuild(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  if (!compiler) return Promise.reject(new Error('webpack made no compiler of this configuration'));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('no build statistics'));
        else if (stats.hasErrors()) reject(new Error(problemsOf(stats)));
        else resolve();
      });
    });
  });
}

/** Builds a package by the name of its folder, for example `mfe-chat`. */
export const buildPackage = (name: string, options: BuildOptions = {}): Promise<void> => runBuild(configurationOf(name, options));
