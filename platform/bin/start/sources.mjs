import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const IGNORED = /(\.test\.tsx?|\/testing|\/node_modules|\/dist)$/;

/** Parts of the repository that every build depends on. */
const COMMON = ['shared/src', 'shared/lang', 'shared/package.json', 'platform/src/build', 'package-lock.json', 'tsconfig.base.json'];
const OWN = ['src', 'lang', 'remote.json', 'package.json', 'webpack.config.cjs'];

/** Sources below a place, without tests. */
export function filesIn(place) {
  if (!existsSync(place) || IGNORED.test(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}

/** What api, site and release command line are compiled of. */
export const SERVER_SOURCES = ['api/src', 'api/demo/src', 'platform/src', 'shared/src/contract', 'shared/src/calls'];
/** With what decides what is made of them. */
export const SERVER_INPUTS = [...SERVER_SOURCES, 'platform/bin/start/compile.mjs', 'package-lock.json', 'tsconfig.base.json'];

/** Place of a source's JavaScript, for example `api/dist/server.js`. What starts the demo stands with the demo, which no image copies. */
export const compiledPlace = (source) =>
  source.replace('platform/src/demo/', 'api/demo/src/site/').replace('/src/', '/dist/').replace(/\.ts$/, '.js');

/** Places of everything that the build of a package reads. */
export const packageSources = (name) => [...COMMON, ...OWN.map((part) => `${name}/${part}`)];

/** Packages that become releases, the shell first: remotes are promoted onto it. */
export const releasedPackages = (root) => [
  'shell',
  ...readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, 'remote.json')))
    .sort(),
];
