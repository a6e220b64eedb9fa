import path from 'node:path';
import { DefinePlugin, NormalModuleReplacementPlugin, type WebpackPluginInstance } from 'webpack';
import { PRESETS_FOLDER } from './shares';

const replaceModule = (file: RegExp, standIn: string): WebpackPluginInstance =>
  new NormalModuleReplacementPlugin(file, path.join(PRESETS_FOLDER, 'standIns', standIn));

const createCommonReplacements = (): WebpackPluginInstance[] => [
  replaceModule(/error-codes\/dist\/desc\.mjs$/, 'errorTexts.mjs'),
  replaceModule(/error-codes\/dist\/getShortErrorMsg\.m?js$/, 'errorCode.mjs'),
  replaceModule(/sdk\/dist\/logger\.js$/, 'plainLogger.mjs'),
];

/** Flags that the runtime's sources look up at runtime; fixed here, so that the code behind them is folded or dropped. */
const RUNTIME_FLAGS = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  FEDERATION_ALLOW_NEW_FUNCTION: 'undefined',
  FEDERATION_BUILD_IDENTIFIER: 'undefined',
  FEDERATION_DEBUG: 'undefined',
  'process.env.FEDERATION_DEBUG': 'undefined',
};

/**
 * Plugins that remove the parts of the shell's federation runtime that pages do not need: loading in Node, manifests, preloading based on manifests,
 * and version ranges that presets do not use.
 */
export const createLeanFederationPlugins = (): WebpackPluginInstance[] => [
  ...createCommonReplacements(),
  new DefinePlugin(RUNTIME_FLAGS),
  replaceModule(/\/semver\/index\.js$/, 'releasedVersions.ts'),
  replaceModule(/\/SnapshotHandler\.js$/, 'noSnapshots.mjs'),
  replaceModule(/\/utils\/preload\.js$/, 'noPreloading.mjs'),
];

/** Plugins that remove from a remote's entry what only containers with copies of shared libraries need. */
export const createLeanContainerPlugins = (): WebpackPluginInstance[] => [
  ...createCommonReplacements(),
  replaceModule(/webpack-bundler-runtime\/dist\/init\.js$/, 'plainInit.mjs'),
  replaceModule(/@module-federation\/runtime\/dist\/bundler\.js$/, 'containerRuntime.mjs'),
  replaceModule(/webpack-bundler-runtime\/dist\/(getSharedFallbackGetter|installInitialConsumes)\.js$/, 'noFallbacks.mjs'),
];
