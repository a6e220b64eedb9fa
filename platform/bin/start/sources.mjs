import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const IGNORED_PATHS = /(\.test\.tsx?|\/testing|\/node_modules|\/dist)$/;

/** Paths that the build of every package depends on. */
const COMMON_INPUTS = ['shared/src', 'shared/lang', 'shared/package.json', 'platform/src/build', 'package-lock.json', 'tsconfig.base.json'];
const OWN_INPUTS = ['src', 'lang', 'remote.json', 'package.json', 'webpack.config.cjs'];

/** Lists the files below a path, except for tests, test helpers, installed packages and compiled code. */
export function listFiles(folderOrFile) {
  if (!existsSync(folderOrFile) || IGNORED_PATHS.test(folderOrFile)) return [];
  if (!statSync(folderOrFile).isDirectory()) return [folderOrFile];
  return readdirSync(folderOrFile)
    .sort()
    .flatMap((name) => listFiles(path.join(folderOrFile, name)));
}

/** Sources of api, site and release command line. */
export const SERVER_SOURCES = [
  ...['api/src', 'api/demo/src', 'platform/src'],
  ...['shared/src/contract', 'shared/src/calls', 'shared/src/lint', 'shared/lang/glossary'],
];
/** Texts that the compiled programs contain. */
const SERVER_TEXTS = ['api/lang', 'api/demo/lang', 'shared/lang'];

/** The sources and texts above, and everything else that determines their compiled output. */
export const SERVER_INPUTS = [
  ...SERVER_SOURCES,
  ...SERVER_TEXTS,
  'platform/bin/start/compile.mjs',
  'package-lock.json',
  'tsconfig.base.json',
];

/** Path of a source's JavaScript, for example `api/dist/server.js`. The demo's programs are placed with the demo, which production images leave out. */
export const toCompiledPath = (source) =>
  source.replace('platform/src/demo/', 'api/demo/src/site/').replace('/src/', '/dist/').replace(/\.ts$/, '.js');

/** Paths whose changes make the build of a package outdated. */
export const packageSources = (name) => [...COMMON_INPUTS, ...OWN_INPUTS.map((input) => `${name}/${input}`)];

/** Packages that become releases, the shell first: remotes are promoted onto it. */
export const releasedPackages = (root) => [
  'shell',
  ...readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, 'remote.json')))
    .sort(),
];
