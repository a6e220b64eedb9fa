import path from 'node:path';
import { type Configuration, DefinePlugin, HotModuleReplacementPlugin, type WebpackPluginInstance } from 'webpack';
import { ROOT } from '../../build/shares';

const client = (file: string): string => path.join(ROOT, 'platform/src/dev/client', file);

/** Applies its container's updates; the entry of every development build. */
export const HOT_CLIENT = client('hot.ts');

/** The single runtime of React Refresh; the shell runs it before React. */
export const REFRESH_RUNTIME = client('refreshRuntime.ts');

/** swc's development transform, required for refresh, calls a module that the shell does not share. */
export const DEVELOPMENT_ALIAS: Record<string, string> = { '@emotion/react/jsx-dev-runtime$': client('jsxDevRuntime.ts') };

/** Plugins of a package for hot replacement. */
export const developmentPlugins = (name: string): WebpackPluginInstance[] => [
  new HotModuleReplacementPlugin(),
  new DefinePlugin({ DEVELOPMENT_PACKAGE: JSON.stringify(name) }),
];

/** Watch options of a compiler; a burst of saves is one build. */
export const WATCH: NonNullable<Configuration['watchOptions']> = { ignored: /node_modules|\/dist\/|\.test\.tsx?$/, aggregateTimeout: 20 };
