import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { BundleConfiguration } from './BundleConfiguration';
import { presetVersion } from './presetVersion';
import { RELEASE_ALIAS } from './releaseAlias';
import { scriptRules } from './scriptRules';
import { ROOT, shares } from './shares';

/** File of a release that renders its screens without a browser; it is not for browsers. */
export const SERVER_FILE = 'server.cjs';

interface ServerBuild {
  folder: string;
  /** Its exports are what the site server calls. */
  entry: string;
  /** A remote takes the shared doors from the shell's bundle, as it does in the browser. */
  side: 'shell' | 'remote';
}

/** One file without a platform: neither Node's modules nor a browser's; lazy parts are inside. */
export const serverBuild = ({ folder, entry, side }: ServerBuild): BundleConfiguration => ({
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
  externals: side === 'remote' ? Object.keys(shares()).map((request) => ({ [request]: `commonjs ${request}` })) : [],
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: {
      ...RELEASE_ALIAS,
      // Nothing is fetched while a page is rendered.
      superagent: false,
      '@module-federation/enhanced/runtime': false,
      '@module-federation/runtime-tools/runtime-core': false,
    },
  },
  module: { rules: scriptRules(path.basename(folder), {}), parser: { javascript: { dynamicImportMode: 'eager' } } },
  optimization: {
    splitChunks: false,
    // Not for size: what is not used would stay in the file, and the row of a new call would be a new release of each part that never makes it. Names stay, for the stack of an error.
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
    version: presetVersion(),
  },
  infrastructureLogging: { level: 'error' },
  stats: 'errors-warnings',
});
