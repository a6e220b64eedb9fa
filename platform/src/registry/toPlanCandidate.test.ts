import { aRelease } from '../testing/aRelease';
import { toPlanCandidate } from './toPlanCandidate';

const release = aRelease({ id: '1.0.0-0a1b2c3d', container: 'mfe_chat__0a1b2c3d' });

describe('a release as the browser gets it', () => {
  it('has the addresses of its folder', () => {
    expect(toPlanCandidate(release, 'en')).toMatchObject({
      release: '1.0.0-0a1b2c3d',
      container: 'mfe_chat__0a1b2c3d',
      base: '/r/mfe-chat/1.0.0-0a1b2c3d/',
      entry: '/r/mfe-chat/1.0.0-0a1b2c3d/remoteEntry.js',
      catalogues: { en: 'lang/en.json' },
    });
  });

  it('R-096 has the digests of the entry and of the texts in the language of the visit, and no others', () => {
    const integrity = { ...release.integrity, 'lang/de.json': `sha256-${'a'.repeat(43)}=` };
    const releaseInTwoLanguages = { ...release, integrity, catalogues: { en: 'lang/en.json', de: 'lang/de.json' } };
    expect(Object.keys(toPlanCandidate(releaseInTwoLanguages, 'de').integrity)).toEqual(['remoteEntry.js', 'lang/de.json']);
    expect(toPlanCandidate(releaseInTwoLanguages, 'de').catalogues).toEqual({ de: 'lang/de.json' });
    expect(toPlanCandidate(releaseInTwoLanguages, 'pl').catalogues).toEqual({});
  });

  it('has no texts when it is the fallback', () => {
    const { integrity, catalogues } = toPlanCandidate(release, undefined);
    expect([Object.keys(integrity), catalogues]).toEqual([['remoteEntry.js'], {}]);
  });

  it('reveals neither its author nor its source revision', () => {
    const text = JSON.stringify(toPlanCandidate(release, 'en'));
    for (const secret of [release.signature, release.signedBy, release.git]) expect(text).not.toContain(`"${secret}"`);
  });
});
