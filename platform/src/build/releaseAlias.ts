import path from 'node:path';
import { PRESETS_FOLDER, ROOT } from './shares';

const nodeModules = path.join(ROOT, 'node_modules');

/** Smaller replacements for modules that releases do not need in full. */
export const RELEASE_ALIAS: Readonly<Record<string, string>> = {
  // Releases have compiled texts only; development reads English from the sources.
  '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
  // The package.json of react-router does not export its production build, so it is resolved by path.
  'react-router$': path.join(nodeModules, 'react-router/dist/production/index.mjs'),
  'react-router/dom$': path.join(nodeModules, 'react-router/dist/production/dom-export.mjs'),
  // superagent encodes bodies with these two; for this site's bodies, the stand-ins suffice.
  qs$: path.join(PRESETS_FOLDER, 'standIns/queryString.cjs'),
  'fast-safe-stringify$': path.join(PRESETS_FOLDER, 'standIns/stringify.cjs'),
  'hoist-non-react-statics$': path.join(PRESETS_FOLDER, 'standIns/returnTarget.cjs'),
};
