import path from 'node:path';
import { type Configuration, DefinePlugin, HotModuleReplacementPlugin, type WebpackPluginInstance } from 'webpack';
import { ROOT } from '../../build/shares';

const toClientPath = (file: string): string => path.join(ROOT, 'platform/src/dev/client', file);

/** Module that applies the updates of its container; part of the entry of every development build. */
export const HOT_CLIENT = toClientPath('hot.ts');

/** The single runtime of React Refresh; the shell loads it before React. */
export const REFRESH_RUNTIME = toClientPath('refreshRuntime.ts');

/** Replaces a module that the shell does not share, but that swc's development transform (required for refresh) imports. */
export const DEVELOPMENT_ALIAS: Record<string, string> = { '@emotion/react/jsx-dev-runtime$': toClientPath('jsxDevRuntime.ts') };

/** webpack plugins for the hot module replacement of a package. */
export const createDevelopmentPlugins = (name: string): WebpackPluginInstance[] => [
  new HotModuleReplacementPlugin(),
  new DefinePlugin({ DEVELOPMENT_PACKAGE: JSON.stringify(name) }),
];

/** Watch options of a compiler; changes saved within 20 ms of each other result in one build. */
export const WATCH_OPTIONS: NonNullable<Configuration['watchOptions']> = {
  ignored: /node_modules|\/dist\/|\.test\.tsx?$/,
  aggregateTimeout: 20,
};
