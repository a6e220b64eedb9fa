import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { BundleConfiguration } from './BundleConfiguration';
import { hashPresets } from './presetVersion';
import { RELEASE_ALIAS } from './releaseAlias';
import { createScriptRules } from './scriptRules';
import { ROOT, createShares } from './shares';

/** File of a release that renders its screens on the server; browsers never load it. */
export const SERVER_FILE = 'server.cjs';

interface ServerBuildOptions {
  folder: string;
  /** Path of the entry module, whose exports the site server calls. */
  entry: string;
  /** A remote gets the shared doors from the shell's bundle, as in the browser. */
  side: 'shell' | 'remote';
}

/** Configuration for a single file that targets neither Node nor browsers: it uses no built-ins of either, and lazy chunks are inlined. */
export const createServerBuild = ({ folder, entry, side }: ServerBuildOptions): BundleConfiguration => ({
  mode: 'production',
  name: `${path.basename(folder)}-server`,
  context: ROOT,
  target: 'es2022',
  devtool: false,
  entry,
  output: {
    path: path.join(folder, 'dist/server'),
    filename: SERVER_FILE,
    library: { type: 'commonjs2' },
    globalObject: 'globalThis',
    chunkFormat: 'commonjs',
    chunkLoading: false,
    wasmLoading: false,
  },
  externals: side === 'remote' ? Object.keys(createShares()).map((request) => ({ [request]: `commonjs ${request}` })) : [],
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: {
      ...RELEASE_ALIAS,
      // Nothing is fetched during rendering.
      superagent: false,
      '@module-federation/enhanced/runtime': false,
      '@module-federation/runtime-tools/runtime-core': false,
    },
  },
  module: { rules: createScriptRules(path.basename(folder), {}), parser: { javascript: { dynamicImportMode: 'eager' } } },
  optimization: {
    splitChunks: false,
    // Removes unused code: otherwise a new call in the table of calls would change this file, and thus the release, of packages that never make
    // that call. Names are kept for stack traces.
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        extractComments: false,
        minimizerOptions: { mangle: false, format: { comments: false } },
      }),
    ],
  },
  performance: { hints: false },
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(ROOT, '.cache/webpack'),
    name: `${path.basename(folder)}-server`,
    version: hashPresets(),
  },
  infrastructureLogging: { level: 'error' },
  stats: 'errors-warnings',
});
