import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../../..');

/**
 * Doors of `shared` that the shell bundles eagerly, and those it loads with the first screen that needs them. `contract` is neither:
 * rules without state are bundled where they are used (decision 014).
 */
const EAGER_DOORS = ['store', 'http', 'router', 'intl', 'ui', 'remote'];
export const LAZY_DOORS = ['pickers', 'forms'] as const;

/** Third parties shared as they are; every subpath in use is listed, since a prefix would split their contexts. */
const THIRD_PARTIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'mobx',
  'mobx-react-lite',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
];

interface Share {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  import?: false;
}

const versionOf = (manifest: string): string => (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;

const packageName = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

const majorOf = (version: string): string => `^${version.split('.')[0]}`;

const minorOf = (version: string): string => `^${version.split('.').slice(0, 2).join('.')}`;

/** Version of `@rendezvous/shared`, the version of each of its doors. */
export const sharedVersion = (): string => versionOf(path.join(ROOT, 'shared/package.json'));

/** Version of the federation runtime that the shell hands to remotes. */
export const runtimeVersion = (): string => versionOf(path.join(ROOT, 'node_modules/@module-federation/runtime/package.json'));

/**
 * Share scope of a build. The shell provides everything; a remote provides nothing (`import: false`), so that its own copy of a
 * singleton can never win, and needs `^major.minor` of the doors and `^major` of third parties (platform.md, section 1).
 */
export function shares(side: 'shell' | 'remote', sharedRange = minorOf(sharedVersion())): Record<string, Share> {
  const entries: [string, Share][] = [];
  const add = (request: string, version: string, requiredVersion: string, eager: boolean): void => {
    const base = { singleton: true, strictVersion: true, requiredVersion } as const;
    entries.push([request, side === 'shell' ? { ...base, version, eager } : { ...base, import: false }]);
  };
  const doors = sharedVersion();
  for (const door of EAGER_DOORS) add(`@rendezvous/shared/${door}`, doors, sharedRange, true);
  for (const door of LAZY_DOORS) add(`@rendezvous/shared/${door}`, doors, sharedRange, false);
  for (const request of THIRD_PARTIES) {
    const version = versionOf(path.join(ROOT, 'node_modules', packageName(request), 'package.json'));
    add(request, version, majorOf(version), true);
  }
  return Object.fromEntries(entries);
}
