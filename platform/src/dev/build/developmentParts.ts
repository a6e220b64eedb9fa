import path from 'node:path';
import { type Configuration, DefinePlugin, HotModuleReplacementPlugin, type WebpackPluginInstance } from 'webpack';
import { ROOT } from '../../build/shares';

const client = (file: string): string => path.join(ROOT, 'platform/src/dev/client', file);

/** Takes the updates of its container; every development build starts with it. */
export const HOT_CLIENT = client('hot.ts');

/** The one runtime of React Refresh; the shell runs it before React. */
export const REFRESH_RUNTIME = client('refreshRuntime.ts');

/** swc's development transform, without which there is no refresh, calls a module that the shell does not share. */
export const DEVELOPMENT_ALIAS: Record<string, string> = { '@emotion/react/jsx-dev-runtime$': client('jsxDevRuntime.ts') };

/** What hot replacement adds to the plugins of a package. */
export const developmentPlugins = (name: string): WebpackPluginInstance[] => [
  new HotModuleReplacementPlugin(),
  new DefinePlugin({ DEVELOPMENT_PACKAGE: JSON.stringify(name) }),
];

/** What a watching compiler looks at; a burst of saves is one build. */
export const WATCH: NonNullable<Configuration['watchOptions']> = { ignored: /node_modules|\/dist\/|\.test\.tsx?$/, aggregateTimeout: 20 };
