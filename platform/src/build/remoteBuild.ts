import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { RemoteManifest } from '@rendezvous/shared/contract';
import { HOT_CLIENT } from '../dev/build/developmentParts';
import { createBaseBuild, type BuildOptions, readJson, createReleasePlugins, createServerPlugins } from './baseBuild';
import { createLeanContainerPlugins } from './leanFederation';
import { HASH_PLACEHOLDER } from './ReleasePlugin';
import { createShares } from './shares';

/** Webpack configuration of a remote, whose folder contains package.json, remote.json, lang/ and src/remote.ts. */
export function remoteBuild(folder: string, options: BuildOptions = {}): Configuration {
  const { version } = readJson<{ version: string }>(path.join(folder, 'package.json'));
  const manifest = readJson<RemoteManifest>(path.join(folder, 'remote.json'));
  const container = `${manifest.name.replaceAll('-', '_')}__${HASH_PLACEHOLDER}`;
  // The policy has the same name in every release: it identifies whose scripts run, and a document lists the policies of all releases it may load.
  const configuration = createBaseBuild(folder, container, manifest.name, options);
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
        shared: createShares(options.sharedRange),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
      ...createLeanContainerPlugins(),
      ...createServerPlugins('remote', folder, 'src/remote.ts', options),
      ...createReleasePlugins({
        name: manifest.name,
        version,
        entry: 'remoteEntry.js',
        container,
        manifest,
        messageFolders: [folder],
        policies: [manifest.name],
        hasStableName: options.development ?? false,
        ...(options.sharedRange !== undefined && { sharedRange: options.sharedRange }),
      }),
    ],
  };
}
