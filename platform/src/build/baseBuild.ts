import { readFileSync } from 'node:fs';
import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Chunk, Configuration, WebpackPluginInstance } from 'webpack';
import { DEVELOPMENT_ALIAS, createDevelopmentPlugins } from '../dev/build/developmentParts';
import { DEVELOPMENT_FOLDER, toIntegrityKey } from '../dev/developmentRelease';
import { BudgetPlugin } from './BudgetPlugin';
import { BundlePlugin } from './BundlePlugin';
import { countRules } from './countRules';
import { IntegrityPlugin } from './IntegrityPlugin';
import { LanguagesPlugin } from './LanguagesPlugin';
import { MembersPlugin } from './members/MembersPlugin';
import { hashPresets } from './presetVersion';
import { RELEASE_ALIAS } from './releaseAlias';
import { ReleasePlugin } from './ReleasePlugin';
import { RetryAddressPlugin } from './RetryAddressPlugin';
import { createScriptRules } from './scriptRules';
import { createServerBuild } from './serverBuild';
import { ROOT } from './shares';

export interface BuildOptions {
  /** Makes the output readable and adds hot module replacement. */
  development?: boolean;
  /** Version range of `@rendezvous/shared` that a remote requires instead of this repository's, for example `^2.0`. */
  sharedRange?: string;
}

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Load timeout of a chunk in ms, after which the failure ladder continues with the next rung. */
const CHUNK_TIMEOUT_MS = 4_000;

/** Whether a chunk is a lander's screen. A visit loads only one lander, which is smaller as a single file than with chunks shared between landers. */
const isLander = ({ name }: Chunk): boolean => /^screen-landers-/.test(name ?? '');

const mayShare = (chunk: Chunk): boolean => !chunk.canBeInitial() && !isLander(chunk);

/** Configuration that the builds of the shell and of remotes share; it has neither entry nor plugins. */
export function createBaseBuild(folder: string, container: string, policyName: string, options: BuildOptions): Configuration {
  return {
    mode: options.development ? 'development' : 'production',
    context: ROOT,
    target: ['web', 'es2022'],
    devtool: options.development ? 'source-map' : false,
    output: {
      path: path.join(folder, options.development ? DEVELOPMENT_FOLDER : 'dist/release'),
      filename: '[name].js',
      chunkFilename: options.development ? 'chunk-[name].js' : 'chunk-[name]-[contenthash:8].js',
      uniqueName: container,
      // Set explicitly: the default replaces underscores, so the hash would not be filled in and two releases on one page would mix up their chunks.
      chunkLoadingGlobal: `webpackChunk_${container}`,
      publicPath: 'auto',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      trustedTypes: { policyName },
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: options.development ? DEVELOPMENT_ALIAS : RELEASE_ALIAS,
    },
    module: { rules: [...createScriptRules(path.basename(folder), options), ...countRules()] },
    optimization: {
      // Not 'size': with consecutive ids, webpack writes the modules as an array of arrow functions, which V8 takes much longer to parse.
      moduleIds: options.development ? 'named' : 'deterministic',
      chunkIds: 'deterministic',
      splitChunks: { chunks: mayShare, minSize: 10_000 },
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { format: { comments: false } },
        }),
      ],
    },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(ROOT, '.cache/webpack'),
      name: `${path.basename(folder)}-${options.development ? 'dev' : 'release'}`,
      version: hashPresets(),
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** Plugins that turn a build's output into a release. */
export const createReleasePlugins = (options: ConstructorParameters<typeof ReleasePlugin>[0]): WebpackPluginInstance[] => [
  ...(options.hasStableName ? createDevelopmentPlugins(options.name) : []),
  new RetryAddressPlugin(),
  new IntegrityPlugin(options.hasStableName ? toIntegrityKey(options.name) : undefined),
  new ReleasePlugin(options),
  ...(options.hasStableName
    ? []
    : [
        new BudgetPlugin({ entry: options.entry, modulesFile: path.join(ROOT, `.cache/sizes/${options.name}.json`) }),
        new LanguagesPlugin(options.messageFolders),
      ]),
];

/** Plugins that add to a release its server script and what it uses or offers; none in development, where only browsers render. */
export const createServerPlugins = (
  side: 'shell' | 'remote',
  folder: string,
  entry: string,
  { development }: BuildOptions,
): WebpackPluginInstance[] =>
  development
    ? []
    : [new BundlePlugin(createServerBuild({ side, folder, entry: path.join(folder, entry) })), new MembersPlugin(side, folder)];
