import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { NormalModuleReplacementPlugin, type Configuration } from 'webpack';
import { hashPresets } from '../../../../platform/src/build/presetVersion';
import { remoteBuild } from '../../../../platform/src/build/remoteBuild';
import { readSharedVersions } from '../../../../platform/src/build/shares';
import { shellBuild } from '../../../../platform/src/build/shellBuild';
import { type BuiltVariant, getOutputFolder, REMOTES, ROOT } from './folders';

type Plugins = NonNullable<Configuration['plugins']>;

/** Plugins of the presets that `bundle` and `defaults` keep; they do not affect how shell and remotes find each other. */
const KEPT_PLUGINS = new Set(['RetryAddressPlugin', 'IntegrityPlugin', 'ReleasePlugin']);

/** Plugins of the presets that the unprotected variant leaves out: those for digests, retries and checks, and those whose files no page loads. */
const PROTECTION_PLUGINS = new Set([
  'IntegrityPlugin',
  'RetryAddressPlugin',
  'BudgetPlugin',
  'LanguagesPlugin',
  'BundlePlugin',
  'MembersPlugin',
]);

const withoutPlugins = ({ plugins = [] }: Configuration, isRemoved: (name: string) => boolean): Plugins =>
  plugins.filter((plugin) => plugin && !isRemoved(plugin.constructor.name));

/** Adapts a preset to a variant: the same loaders, minifier and splitting, but other plugins and its own output and cache. */
function adaptPreset(variant: BuiltVariant, name: string, preset: Configuration, plugins: Plugins): Configuration {
  const cacheDirectory = path.join(ROOT, '.cache/webpack');
  const cache = { type: 'filesystem', cacheDirectory, name: `bench-${variant}-${name}`, version: hashPresets() } as const;
  return { ...preset, name, cache, output: { ...preset.output, path: path.join(getOutputFolder(variant), name) }, plugins };
}

/** Adapts a preset to another way of combining shell and remotes. */
const recombinePreset = (variant: BuiltVariant, name: string, preset: Configuration, plugins: Plugins): Configuration =>
  adaptPreset(variant, name, preset, [...plugins, ...withoutPlugins(preset, (plugin) => !KEPT_PLUGINS.has(plugin))]);

/** Creates the plugins that replace the platform's modules for sharing with remotes and for loading them by the variant's own modules. */
const createRuntimeReplacements = (variant: BuiltVariant): NormalModuleReplacementPlugin[] => [
  new NormalModuleReplacementPlugin(/\/federation\/FederationRuntime$/, path.join(__dirname, variant, 'FederationRuntime.ts')),
  new NormalModuleReplacementPlugin(/\/boot\/shareDoors$/, path.join(__dirname, variant, 'shareDoors.ts')),
];

/** Builds shell and remotes as one application whose routes are lazy chunks. */
const createBundleBuilds = (): Configuration[] => [
  recombinePreset('bundle', 'shell', shellBuild(path.join(ROOT, 'shell')), createRuntimeReplacements('bundle')),
];

/** Shares each module as a singleton, without which nothing works, and keeps the plugin's defaults otherwise. */
const createSingletonShares = (): Record<string, { singleton: true }> =>
  Object.fromEntries(Object.keys(readSharedVersions()).map((request) => [request, { singleton: true }]));

/** Builds the platform's federation without any tuning. */
function createDefaultsBuilds(): Configuration[] {
  const host = recombinePreset('defaults', 'shell', shellBuild(path.join(ROOT, 'shell')), [
    ...createRuntimeReplacements('defaults'),
    new ModuleFederationPlugin({ name: 'shell', shared: createSingletonShares(), dts: false }),
  ]);
  const remotes = REMOTES.map((name) => {
    const folder = path.join(ROOT, name);
    const exposes = { './remote': path.join(folder, 'src/remote.ts') };
    const federationOptions = {
      name: name.replaceAll('-', '_'),
      filename: 'remoteEntry.js',
      exposes,
      shared: createSingletonShares(),
      dts: false,
    };
    return recombinePreset('defaults', name, remoteBuild(folder), [new ModuleFederationPlugin(federationOptions)]);
  });
  return [{ ...host, entry: { shell: path.join(__dirname, 'defaults/main.ts') } }, ...remotes];
}

const STAND_INS_FOLDER = path.join(__dirname, 'unprotected');

/** Creates the plugins that replace each module with the stand-in file of the same name. */
const createReplacements = (): Plugins =>
  readdirSync(STAND_INS_FOLDER).map(
    (file) => new NormalModuleReplacementPlugin(new RegExp(`/${path.parse(file).name}$`), path.join(STAND_INS_FOLDER, file)),
  );

/**
 * Builds the platform's federation with its tuning, but without what protects a page: digests, Trusted Types, time limits, retries, the previous
 * release, fallbacks, reports of visits and crashes, web vitals, and fresh boot data. Protections that are too interwoven remain: time limits and
 * `onerror` of webpack and the federation runtime, the names of failures that the router handles, the state of a failed part, boundaries around the
 * whole app, the registration of the service worker, and the texts of fallbacks.
 */
function createUnprotectedBuilds(): Configuration[] {
  const presets = [shellBuild(path.join(ROOT, 'shell')), ...REMOTES.map((name) => remoteBuild(path.join(ROOT, name)))];
  return presets.map((preset) => {
    const { trustedTypes: _policy, chunkLoadTimeout: _limit, ...output } = preset.output ?? {};
    return adaptPreset('unprotected', preset.name ?? '', { ...preset, output }, [
      ...withoutPlugins(preset, (plugin) => PROTECTION_PLUGINS.has(plugin)),
      ...createReplacements(),
    ]);
  });
}

/** Creates the webpack configurations of each variant. */
export const variantBuilds: Record<BuiltVariant, () => Configuration[]> = {
  bundle: createBundleBuilds,
  defaults: createDefaultsBuilds,
  unprotected: createUnprotectedBuilds,
};
