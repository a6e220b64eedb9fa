import path from 'node:path';
import { PRESETS, ROOT } from './shares';

const modules = path.join(ROOT, 'node_modules');

/** Smaller stand-ins for what releases do not need in full; each has a test next to this file that proves it sufficient. */
export const RELEASE_ALIAS: Readonly<Record<string, string>> = {
  // Releases have compiled texts only; development reads English from the sources.
  '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
  // Its manifest only offers the production build by path.
  'react-router$': path.join(modules, 'react-router/dist/production/index.mjs'),
  'react-router/dom$': path.join(modules, 'react-router/dist/production/dom-export.mjs'),
  // superagent encodes forms with these; calls of this site send JSON.
  qs$: path.join(PRESETS, 'standIns/queryString.cjs'),
  'fast-safe-stringify$': path.join(PRESETS, 'standIns/stringify.cjs'),
  'hoist-non-react-statics$': path.join(PRESETS, 'standIns/returnTarget.cjs'),
};
