import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { type Chunk, type Configuration, DefinePlugin, type WebpackPluginInstance } from 'webpack';
import type { RemoteManifest, RouteDeclaration } from '@rendezvous/shared/contract';
import { DEVELOPMENT_ALIAS, developmentPlugins, HOT_CLIENT, REFRESH_RUNTIME } from '../dev/build/developmentParts';
import { DEVELOPMENT_FOLDER, integrityKey } from '../dev/developmentRelease';
import { BudgetPlugin } from './BudgetPlugin';
import { BundlePlugin } from './BundlePlugin';
import { countRules } from './countRules';
import { IntegrityPlugin } from './IntegrityPlugin';
import { LanguagesPlugin } from './LanguagesPlugin';
import { leanContainer, leanFederation } from './leanFederation';
import { MembersPlugin } from './members/MembersPlugin';
import { presetVersion } from './presetVersion';
import { RELEASE_ALIAS } from './releaseAlias';
import { HASH_PLACEHOLDER, ReleasePlugin } from './ReleasePlugin';
import { RetryAddressPlugin } from './RetryAddressPlugin';
import { scriptRules } from './scriptRules';
import { serverBuild } from './serverBuild';
import { ROOT, sharedVersions, shares } from './shares';
import { WORKER_POLICY, workerBuild } from './workerBuild';

export interface BuildOptions {
  /** Readable output and hot replacement. */
  development?: boolean;
  /** Range of `@rendezvous/shared` that a remote requires instead of this repository's, for example `^2.0`. */
  sharedRange?: string;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** A hanging chunk fails after this many ms, so that the ladder can continue. */
const CHUNK_TIMEOUT_MS = 4_000;

/** A visit sees one lander: each is one file, smaller than shared parts would be. */
const isLander = ({ name }: Chunk): boolean => /^screen-landers-/.test(name ?? '');

const mayShare = (chunk: Chunk): boolean => !chunk.canBeInitial() && !isLander(chunk);

function base(folder: string, container: string, policyName: string, options: BuildOptions): Configuration {
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
      // Written out: the default replaces underscores, so the hash would not be filled in and two releases in one page would mix chunks.
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
    module: { rules: [...scriptRules(path.basename(folder), options), ...countRules()] },
    optimization: {
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
      version: presetVersion(),
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

const releasePlugins = (options: ConstructorParameters<typeof ReleasePlugin>[0]): WebpackPluginInstance[] => [
  ...(options.stableName ? developmentPlugins(options.name) : []),
  new RetryAddressPlugin(),
  new IntegrityPlugin(options.stableName ? integrityKey(options.name) : undefined),
  new ReleasePlugin(options),
  ...(options.stableName
    ? []
    : [
        new BudgetPlugin({ entry: options.entry, memory: path.join(ROOT, `.cache/sizes/${options.name}.json`) }),
        new LanguagesPlugin(options.messageFolders),
      ]),
];

/** Releases contain what renders their screens on the server, and what they use or offer; development renders in the browser only. */
const serverPlugins = (side: 'shell' | 'remote', folder: string, entry: string, { development }: BuildOptions): WebpackPluginInstance[] =>
  development ? [] : [new BundlePlugin(serverBuild({ side, folder, entry: path.join(folder, entry) })), new MembersPlugin(side, folder)];

/** Build of a remote; its folder contains package.json, remote.json, lang/ and src/remote.ts. */
export function remoteBuild(folder: string, options: BuildOptions = {}): Configuration {
  const { version } = readJson<{ version: string }>(path.join(folder, 'package.json'));
  const manifest = readJson<RemoteManifest>(path.join(folder, 'remote.json'));
  const container = `${manifest.name.replaceAll('-', '_')}__${HASH_PLACEHOLDER}`;
  // The same in each release: a policy states whose scripts run, and every document names those of all releases its page may get.
  const configuration = base(folder, container, manifest.name, options);
  return {
    ...configuration,
    name: manifest.name,
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: container },
        exposes: { './remote': [...(options.development ? [HOT_CLIENT] : []), path.join(folder, 'src/remote.ts')] },
        shared: shares(options.sharedRange),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
      ...leanContainer(),
      ...serverPlugins('remote', folder, 'src/remote.ts', options),
      ...releasePlugins({
        name: manifest.name,
        version,
        entry: 'remoteEntry.js',
        container,
        manifest,
        messageFolders: [folder],
        policies: [manifest.name],
        stableName: options.development ?? false,
        ...(options.sharedRange !== undefined && { sharedRange: options.sharedRange }),
      }),
    ],
  };
}

/** Routes that the shell has in development only. */
const developmentRoutes = (folder: string): RouteDeclaration[] => readJson(path.join(folder, 'development.json'));

/** Build of the shell: an application without remotes, which provides them with every shared door and the federation runtime when it starts. */
export function shellBuild(folder: string, options: BuildOptions = {}): Configuration {
  const { version } = readJson<{ version: string }>(path.join(folder, 'package.json'));
  const container = `shell__${HASH_PLACEHOLDER}`;
  return {
    ...base(folder, container, container, options),
    name: 'shell',
    entry: { shell: [...(options.development ? [REFRESH_RUNTIME, HOT_CLIENT] : []), path.join(folder, 'src/start.ts')] },
    plugins: [
      new DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions()) }),
      ...leanFederation(),
      ...serverPlugins('shell', folder, 'src/server.ts', options),
      // Development files change under the same name, so they must not be cached.
      ...(options.development ? [] : [new BundlePlugin(workerBuild(folder))]),
      ...releasePlugins({
        name: 'shell',
        version,
        entry: 'shell.js',
        container,
        manifest: { routes: options.development ? developmentRoutes(folder) : [], slots: [] },
        messageFolders: [path.join(ROOT, 'shared'), folder],
        policies: [container, WORKER_POLICY],
        stableName: options.development ?? false,
      }),
    ],
  };
}
