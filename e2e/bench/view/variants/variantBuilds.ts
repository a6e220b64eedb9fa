import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { NormalModuleReplacementPlugin, type Configuration } from 'webpack';
import { sharedVersions } from '../../../../platform/src/build/shares';
import { remoteBuild, shellBuild } from '../../../../platform/src/build/webpackPreset';
import { type BuiltVariant, folderOf, REMOTES, ROOT } from './folders';

type Plugins = NonNullable<Configuration['plugins']>;

/** Plugins of the presets that are not about how parts of the page find each other. */
const KEPT = new Set(['RetryAddressPlugin', 'IntegrityPlugin', 'ReleasePlugin']);

/** A preset with another way of joining the parts: same loaders, same minifier, same splitting. */
function changed(variant: BuiltVariant, name: string, preset: Configuration, plugins: Plugins): Configuration {
  const kept = (preset.plugins ?? []).filter((plugin) => plugin && KEPT.has(plugin.constructor.name));
  const cache = { type: 'filesystem', cacheDirectory: path.join(ROOT, '.cache/webpack'), name: `bench-${variant}-${name}` } as const;
  const output = { ...preset.output, path: path.join(folderOf(variant), name) };
  return { ...preset, name, cache, output, plugins: [...plugins, ...kept] };
}

/** Puts the variant's way of sharing with remotes and of loading them in the place of the platform's. */
const replaceRuntime = (variant: BuiltVariant): NormalModuleReplacementPlugin[] => [
  new NormalModuleReplacementPlugin(/\/federation\/FederationRuntime$/, path.join(__dirname, variant, 'FederationRuntime.ts')),
  new NormalModuleReplacementPlugin(/\/boot\/shareDoors$/, path.join(__dirname, variant, 'shareDoors.ts')),
];

/** Shell and remotes as one application whose routes are lazy chunks. */
const bundle = (): Configuration[] => [changed('bundle', 'shell', shellBuild(path.join(ROOT, 'shell')), replaceRuntime('bundle'))];

/** Singletons, since nothing works without; all else as the plugin does it. */
const plainShares = (): Record<string, { singleton: true }> =>
  Object.fromEntries(Object.keys(sharedVersions()).map((request) => [request, { singleton: true }]));

/** The same federation, as it is when nobody tunes it. */
function defaults(): Configuration[] {
  const host = changed('defaults', 'shell', shellBuild(path.join(ROOT, 'shell')), [
    ...replaceRuntime('defaults'),
    new ModuleFederationPlugin({ name: 'shell', shared: plainShares(), dts: false }),
  ]);
  const remotes = REMOTES.map((name) => {
    const folder = path.join(ROOT, name);
    const exposes = { './remote': path.join(folder, 'src/remote.ts') };
    const federation = { name: name.replaceAll('-', '_'), filename: 'remoteEntry.js', exposes, shared: plainShares(), dts: false };
    return changed('defaults', name, remoteBuild(folder), [new ModuleFederationPlugin(federation)]);
  });
  return [{ ...host, entry: { shell: path.join(__dirname, 'defaults/main.ts') } }, ...remotes];
}

/** Builds that make a variant. */
export const variantBuilds: Record<BuiltVariant, () => Configuration[]> = { bundle, defaults };
