import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const IGNORED = /(\.test\.tsx?|\/testing|\/node_modules|\/dist)$/;

/** Parts of the repository that every build depends on. */
const COMMON = ['shared/src', 'shared/lang', 'shared/package.json', 'platform/src/build', 'package-lock.json', 'tsconfig.base.json'];
const OWN = ['src', 'lang', 'remote.json', 'package.json', 'webpack.config.cjs'];

function filesIn(place) {
  if (!existsSync(place) || IGNORED.test(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}

/** Hash over everything that the build of a package reads. */
export function sourceHash(root, name) {
  const hash = createHash('sha256');
  for (const place of [...COMMON, ...OWN.map((part) => `${name}/${part}`)]) {
    for (const file of filesIn(path.join(root, place))) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Packages that become releases, the shell first: remotes are promoted onto it. */
export const releasedPackages = (root) => [
  'shell',
  ...readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, 'remote.json')))
    .sort(),
];
