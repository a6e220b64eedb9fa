import path from 'node:path';
import { type Configuration, DefinePlugin } from 'webpack';
import type { RouteDeclaration } from '@rendezvous/shared/contract';
import { HOT_CLIENT, REFRESH_RUNTIME } from '../dev/build/developmentParts';
import { createBaseBuild, type BuildOptions, readJson, createReleasePlugins, createServerPlugins } from './baseBuild';
import { BundlePlugin } from './BundlePlugin';
import { createLeanFederationPlugins } from './leanFederation';
import { HASH_PLACEHOLDER } from './ReleasePlugin';
import { ROOT, readSharedVersions } from './shares';
import { WORKER_POLICY, createWorkerBuild } from './workerBuild';

/** Reads the routes that the shell has in development only. */
const readDevelopmentRoutes = (folder: string): RouteDeclaration[] => readJson(path.join(folder, 'development.json'));

/** Webpack configuration of the shell, which references no remotes, but provides them with the shared doors and the federation runtime. */
export function shellBuild(folder: string, options: BuildOptions = {}): Configuration {
  const { version } = readJson<{ version: string }>(path.join(folder, 'package.json'));
  const container = `shell__${HASH_PLACEHOLDER}`;
  return {
    ...createBaseBuild(folder, container, container, options),
    name: 'shell',
    entry: { shell: [...(options.development ? [REFRESH_RUNTIME, HOT_CLIENT] : []), path.join(folder, 'src/start.ts')] },
    plugins: [
      new DefinePlugin({ SHARED_VERSIONS: JSON.stringify(readSharedVersions()) }),
      ...createLeanFederationPlugins(),
      ...createServerPlugins('shell', folder, 'src/server.ts', options),
      // Development files change under the same name, so a service worker must not cache them.
      ...(options.development ? [] : [new BundlePlugin(createWorkerBuild(folder))]),
      ...createReleasePlugins({
        name: 'shell',
        version,
        entry: 'shell.js',
        container,
        manifest: { routes: options.development ? readDevelopmentRoutes(folder) : [], slots: [] },
        messageFolders: [path.join(ROOT, 'shared'), folder],
        policies: [container, WORKER_POLICY],
        hasStableName: options.development ?? false,
      }),
    ],
  };
}
