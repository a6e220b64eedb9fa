import path from 'node:path';
import { DefinePlugin, NormalModuleReplacementPlugin, type WebpackPluginInstance } from 'webpack';
import { PRESETS } from './shares';

const replace = (file: RegExp, standIn: string): WebpackPluginInstance =>
  new NormalModuleReplacementPlugin(file, path.join(PRESETS, 'standIns', standIn));

const commonReplacements = (): WebpackPluginInstance[] => [
  replace(/error-codes\/dist\/desc\.mjs$/, 'errorTexts.mjs'),
  replace(/error-codes\/dist\/getShortErrorMsg\.m?js$/, 'errorCode.mjs'),
  replace(/sdk\/dist\/logger\.js$/, 'plainLogger.mjs'),
];

/**
 * Removes parts of the shell's federation runtime that pages do not need: loading in Node, manifests, preloading based on manifests, and version
 * ranges that presets do not use.
 */
export const leanFederation = (): WebpackPluginInstance[] => [
  ...commonReplacements(),
  new DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' }),
  replace(/\/semver\/index\.js$/, 'releasedVersions.ts'),
  replace(/\/SnapshotHandler\.js$/, 'noSnapshots.mjs'),
  replace(/\/utils\/preload\.js$/, 'noPreloading.mjs'),
];

/** Removes from a remote's entry what only containers with copies of shared libraries need. */
export const leanContainer = (): WebpackPluginInstance[] => [
  ...commonReplacements(),
  replace(/webpack-bundler-runtime\/dist\/init\.js$/, 'plainInit.mjs'),
  replace(/@module-federation\/runtime\/dist\/bundler\.js$/, 'containerRuntime.mjs'),
  replace(/webpack-bundler-runtime\/dist\/(getSharedFallbackGetter|installInitialConsumes)\.js$/, 'noFallbacks.mjs'),
];
