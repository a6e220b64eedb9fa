import { createHash } from 'node:crypto';
import { LOCALES, type Release } from '@rendezvous/shared/contract';
import { SERVER_FILE } from '../build/serverBuild';
import type { ReleaseOwner } from '../registry/Registry';
import { type Offers, OFFERS_FILE, type Uses, USES_FILE } from '../gates/ReleaseDescriptions';
import { type Declarations, DECLARATIONS_FILE, type Sources, SOURCES_FILE } from '../gates/types/ReleaseTexts';
import type { UnsignedRelease } from '../keys/releaseSignature';

/** Creates the source of a server bundle that exports a remote with these screens: by default, with those that test drafts declare. */
export const createServerSource = (
  remote: ReleaseOwner,
  screens: readonly string[] = ['chats', 'gifts', 'gifts-new', 'landers-gallery-slug'],
): string =>
  `const screen = async () => () => null;
exports.remote = { name: '${remote}', contract: '1.0.0', screens: { ${screens.map((name) => `'${name}': screen`).join(', ')} }, slots: {} };`;

export type Files = Record<string, Buffer>;

/** Creates the files of a small release, by name; a different `text` gives different bytes. */
export const createFiles = (text = 'first', remote: ReleaseOwner = 'mfe-chat'): Files => ({
  'remoteEntry.js': Buffer.from(`console.log(${JSON.stringify(text)});`),
  'screen-chats.js': Buffer.from(`/* ${text} */ export {};`),
  [SERVER_FILE]: Buffer.from(createServerSource(remote)),
  ...createCatalogueFiles({ 'chat.title': 'Messages' }),
  ...createUsesFiles({}),
});

/** Catalogue files that contain the same messages in every language. */
export const createCatalogueFiles = (messages: Record<string, unknown>): Files =>
  Object.fromEntries(LOCALES.map((locale) => [`lang/${locale}.json`, Buffer.from(JSON.stringify(messages))]));

/** Files in which a release of a remote lists the members it uses and its sources. */
export const createUsesFiles = (usedMembers: Uses, sources: Sources = {}): Files => ({
  [USES_FILE]: Buffer.from(JSON.stringify(usedMembers)),
  [SOURCES_FILE]: Buffer.from(JSON.stringify(sources)),
});

/** Files in which a shell release lists what it offers; without declarations, remotes are not type-checked against it. */
export const createOffersFiles = (doors: Offers['doors'] = {}, types: Offers['types'] = [], declarations: Declarations = {}): Files => ({
  [OFFERS_FILE]: Buffer.from(JSON.stringify({ doors, types })),
  [DECLARATIONS_FILE]: Buffer.from(JSON.stringify(declarations)),
});

const sha256 = (bytes: Buffer): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** An unsigned release of mfe-chat with these files; `overrides` replaces any of its fields. */
export function aDraft(overrides: Partial<UnsignedRelease> = {}, files: Files = createFiles('first', overrides.remote)): UnsignedRelease {
  const hash = createHash('sha256')
    .update(Buffer.concat(Object.values(files)))
    .digest('hex')
    .slice(0, 8);
  const version = overrides.version ?? '1.0.0';
  return {
    id: `${version}-${hash}`,
    remote: 'mfe-chat',
    version,
    container: `mfe_chat__${hash}`,
    entry: 'remoteEntry.js',
    routes: [{ name: 'chats', path: '/chats', layout: 'Chat', access: 'user', titleKey: 'chat.title' }],
    slots: [],
    integrity: Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, sha256(bytes)])),
    preload: { 'screen-chats': ['screen-chats.js'] },
    catalogues: Object.fromEntries(LOCALES.map((locale) => [locale, `lang/${locale}.json`]).filter(([, file = '']) => file in files)),
    requires: { shared: '^1.0', contract: '^1.0', runtime: '^2.9.2' },
    policies: ['mfe_chat'],
    size: 100,
    git: 'abc',
    builtAt: 1_700_000_000,
    ...overrides,
  };
}

/** A signed release; its signature is a placeholder that fails every verification. */
export const aRelease = (overrides: Partial<Release> = {}): Release => ({
  ...aDraft(overrides),
  signedBy: 'chat',
  signature: `${'A'.repeat(86)}==`,
  ...overrides,
});

/** A shell release that meets the requirements of the releases built above. */
export const aShell = (overrides: Partial<Release> = {}): Release =>
  aRelease({
    remote: 'shell',
    container: 'shell__00000000',
    entry: 'remoteEntry.js',
    routes: [],
    preload: {},
    policies: ['shell'],
    provides: { shared: '1.0.0', contract: '1.0.0', runtime: '2.9.2' },
    signedBy: 'shell',
    ...overrides,
  });
