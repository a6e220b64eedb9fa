import { generateKeyPairSync } from 'node:crypto';
import type { Release } from '@rendezvous/shared/contract';
import { signRelease } from '../keys/releaseSignature';
import { aDraft } from '../testing/aRelease';
import { createGenuineReleaseFilter } from './createGenuineReleaseFilter';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = String(publicKey.export({ type: 'spki', format: 'pem' }));
const teams = {
  mayRelease: (team: string, remote: string) => team === 'chat' && remote === 'mfe-chat',
  publicKeys: (team: string) => (team === 'chat' || team === 'payments' ? [key] : []),
};
const aSignedRelease = (team = 'chat', draft = aDraft()): Release =>
  signRelease(draft, team, String(privateKey.export({ type: 'pkcs8', format: 'pem' })));

/** Returns which of these releases a registry offers, and which are reported as forged. */
function filterReleases(releases: Record<string, Release>): { offeredKeys: string[]; forgedIds: string[] } {
  const forgedIds: string[] = [];
  const filter = createGenuineReleaseFilter(teams, ({ id }) => forgedIds.push(id));
  const registry = { schema: 1 as const, serial: 1, remotes: {}, releases };
  filter(registry);
  return { offeredKeys: Object.keys(filter(registry).releases), forgedIds };
}

const genuineRelease = aSignedRelease();
const genuineKey = `mfe-chat/${genuineRelease.id}`;

describe('R-020 releases that a registry offers', () => {
  it('are signed by the team that owns them, and verified once', () => {
    expect(filterReleases({ [genuineKey]: genuineRelease })).toEqual({ offeredKeys: [genuineKey], forgedIds: [] });
  });

  it.each<[string, Release]>([
    [
      'whose entry has another digest',
      { ...genuineRelease, integrity: { ...genuineRelease.integrity, 'remoteEntry.js': `sha256-${'A'.repeat(43)}=` } },
    ],
    ['with another entry', { ...genuineRelease, entry: 'screen-chats.js' }],
    ['of a team that has no key here', { ...genuineRelease, signedBy: 'marketing' }],
    ['of a team that does not own the remote', aSignedRelease('payments')],
    ['without a signature', { ...genuineRelease, signature: `${'A'.repeat(86)}==` }],
  ])('are ignored and reported once as forged: those %s', (_what, release) => {
    expect(filterReleases({ [genuineKey]: release })).toEqual({ offeredKeys: [], forgedIds: [release.id] });
  });

  it('match their own key: an old one cannot take the place of a newer one', () => {
    expect(filterReleases({ 'mfe-chat/9.9.9-99999999': genuineRelease })).toEqual({ offeredKeys: [], forgedIds: [] });
  });
});
