import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { PRESETS_FOLDER, ROOT } from './shares';

/** Main modules, as resolved by the browser build, of libraries that must exist only once per page. */
export const SINGLETON_MODULES: Readonly<Record<string, string>> = {
  react: 'node_modules/react/index.js',
  'react-dom': 'node_modules/react-dom/index.js',
  'react-dom/client': 'node_modules/react-dom/client.js',
  'react-router-dom': 'node_modules/react-router-dom/dist/index.mjs',
  mobx: 'node_modules/mobx/dist/mobx.mjs',
  'mobx-react-lite': 'node_modules/mobx-react-lite/dist/mobxreactlite.mjs',
  'react-intl': 'node_modules/react-intl/index.js',
  '@emotion/react': 'node_modules/@emotion/react/dist/emotion-react.browser.esm.js',
  '@emotion/cache': 'node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js',
  '@rendezvous/shared/store': 'shared/src/store/index.ts',
  '@rendezvous/shared/router': 'shared/src/router/index.ts',
  '@rendezvous/shared/intl': 'shared/src/intl/index.ts',
  '@rendezvous/shared/ui': 'shared/src/ui/index.ts',
  '@rendezvous/shared/remote': 'shared/src/remote/index.ts',
};

/**
 * Loader rules that count the evaluations of each library. The builds of the shell and of every remote contain them, so a copy that slips
 * into a remote is counted as well; `sideEffects` keeps webpack from skipping a module that only re-exports.
 */
export const countRules = (): RuleSetRule[] =>
  Object.entries(SINGLETON_MODULES).map(([name, file]) => ({
    include: path.join(ROOT, file),
    sideEffects: true,
    enforce: 'post',
    loader: path.join(PRESETS_FOLDER, 'countInstance.cjs'),
    options: { name },
  }));
