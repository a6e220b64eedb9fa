import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import type { BuildOptions } from './baseBuild';
import { PRESETS_FOLDER } from './shares';

/** Modules that declare calls; `request.ts`, which makes them, is compiled like any other module. */
const CALLS_MODULE = /shared\/src\/calls\/(?!request\.ts)\w+\.ts$/;

/** Loader rules for scripts: the same for the shell, the remotes and the sources of shared. `name`: name of the package's folder. */
export function createScriptRules(name: string, { development = false }: BuildOptions): RuleSetRule[] {
  const postLoader = development
    ? { loader: path.join(PRESETS_FOLDER, '../dev/build/refreshLoader.cjs'), options: { name } }
    : { loader: path.join(PRESETS_FOLDER, 'dropSourceTexts.cjs') };
  return [
    { test: /\.tsx?$/, exclude: /node_modules/, enforce: 'post', ...postLoader },
    { test: CALLS_MODULE, loader: path.join(PRESETS_FOLDER, 'callsLoader.cjs') },
    {
      test: /\.tsx?$/,
      exclude: [/node_modules/, CALLS_MODULE],
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react', development, refresh: development } },
        },
      },
    },
    {
      test: /react-router\/dist\/production\/.+\.mjs$/,
      use: ['dropAdvice.cjs', 'pureComponents.cjs'].map((name) => path.join(PRESETS_FOLDER, name)),
    },
    { test: /@tabler\/icons-react\/dist\/esm\/icons\/.+\.mjs$/, loader: path.join(PRESETS_FOLDER, 'pureComponents.cjs') },
    { test: /@formatjs\/intl\/index\.js$/, loader: path.join(PRESETS_FOLDER, 'dropAdvice.cjs') },
    { test: /@emotion\/cache\/dist\/.+\.js$/, loader: path.join(PRESETS_FOLDER, 'withoutPrefixes.cjs') },
    { test: /\.m?js$/, resolve: { fullySpecified: false } },
  ];
}
