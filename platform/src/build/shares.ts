import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../../..');

/** Folder of the loaders and stand-ins, which are read from the sources even by the compiled command line. */
export const PRESETS_FOLDER = path.join(ROOT, 'platform/src/build');

/** Doors of `shared` loaded on every page. `contract` is no door: its stateless rules are bundled where they are used (decision 014). */
const EAGER_DOORS = ['store', 'http', 'router', 'intl', 'ui', 'remote'];

/** Doors of `shared` that the shell loads with the first screen that needs them. */
export const LAZY_DOORS = ['pickers', 'forms', 'safety'] as const;

/** Third-party libraries shared unchanged; every subpath in use is listed, since sharing by prefix would duplicate their contexts. */
const THIRD_PARTY_LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'mobx',
  'mobx-react-lite',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
];

interface SharedModule {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  import: false;
}

const readVersion = (manifest: string): string => (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;

const toPackageName = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

const toMajorRange = (version: string): string => `^${version.split('.')[0]}`;

const toMinorRange = (version: string): string => `^${version.split('.').slice(0, 2).join('.')}`;

/** Version of `@rendezvous/shared` and of each of its doors; the environment variable `SHARED_VERSION` overrides it, to test version skew. */
export const readSharedVersion = (): string => process.env['SHARED_VERSION'] ?? readVersion(path.join(ROOT, 'shared/package.json'));

/** Version of the federation runtime that the shell provides to remotes. */
export const readRuntimeVersion = (): string => readVersion(path.join(ROOT, 'node_modules/@module-federation/runtime/package.json'));

const isDoor = (request: string): boolean => request.startsWith('@rendezvous/shared/');

/** Versions of all modules that the shell provides, by import request. */
export function readSharedVersions(): Record<string, string> {
  const doorVersions = [...EAGER_DOORS, ...LAZY_DOORS].map((door) => [`@rendezvous/shared/${door}`, readSharedVersion()]);
  const thirdPartyVersions = THIRD_PARTY_LIBRARIES.map((request) => [
    request,
    readVersion(path.join(ROOT, 'node_modules', toPackageName(request), 'package.json')),
  ]);
  return Object.fromEntries([...doorVersions, ...thirdPartyVersions]) as Record<string, string>;
}

/**
 * Share scope of a remote, by import request: it provides nothing (`import: false`), so that its own copy of a singleton can never win, and requires
 * `^major.minor` of the doors and `^major` of third-party libraries.
 */
export function createShares(sharedRange = toMinorRange(readSharedVersion())): Record<string, SharedModule> {
  const createSharedModule = (requiredVersion: string): SharedModule => ({
    singleton: true,
    strictVersion: true,
    requiredVersion,
    import: false,
  });
  return Object.fromEntries(
    Object.entries(readSharedVersions()).map(([request, version]) => [
      request,
      createSharedModule(isDoor(request) ? sharedRange : toMajorRange(version)),
    ]),
  );
}
