import type { Release } from '@rendezvous/shared/contract';
import type { Static } from 'typebox';
import { Check } from 'typebox/value';
import { aRelease, aShell } from '../testing/aRelease';
import { releaseSchema } from './releaseSchema';

type Schema = Static<typeof releaseSchema>;

describe('release.json', () => {
  it('fits schema and contract alike', () => {
    // Does not compile if the schema and the contract's type diverge.
    const contractRelease = aRelease() satisfies Release satisfies Schema;
    const toContractRelease = (release: Schema): Release => release;
    expect(Check(releaseSchema, toContractRelease(contractRelease))).toBe(true);
    expect(Check(releaseSchema, aShell())).toBe(true);
    expect(Check(releaseSchema, aRelease({ openReviews: { de: 2, fi: 1 } }))).toBe(true);
  });

  it.each([
    ['a file outside its folder', { integrity: { '../index.html': `sha256-${'a'.repeat(43)}=` } }],
    ['a dot file', { entry: '.env' }],
    ['an absolute file', { entry: '/etc/passwd' }],
    ['a weak hash', { integrity: { 'a.js': 'sha256-abc' } }],
    ['a policy that would break the header', { policies: ["x; script-src 'unsafe-inline'"] }],
    ['a catalogue of an unknown locale', { catalogues: { xx: 'lang/xx.json' } }],
    ['reviews of an unknown locale', { openReviews: { xx: 1 } }],
    ['a number of reviews that is none', { openReviews: { de: 0.5 } }],
    ['an unknown remote', { remote: 'mfe-evil' }],
    ['a version that is no version', { version: 'latest' }],
    ['an unknown member', { extra: true }],
  ])('rejects %s', (_, invalidFields) => {
    expect(Check(releaseSchema, { ...aRelease(), ...invalidFields })).toBe(false);
  });
});
