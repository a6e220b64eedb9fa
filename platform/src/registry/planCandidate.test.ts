import { aRelease } from '../testing/aRelease';
import { planCandidate } from './planCandidate';

const release = aRelease({ id: '1.0.0-0a1b2c3d', container: 'mfe_chat__0a1b2c3d' });

describe('a release as the browser gets it', () => {
  it('has the addresses of its folder', () => {
    expect(planCandidate(release)).toMatchObject({
      release: '1.0.0-0a1b2c3d',
      container: 'mfe_chat__0a1b2c3d',
      base: '/r/mfe-chat/1.0.0-0a1b2c3d/',
      entry: '/r/mfe-chat/1.0.0-0a1b2c3d/remoteEntry.js',
      preload: release.preload,
      catalogues: release.catalogues,
    });
  });

  it('has the digests of what the page itself asks for; the entry carries those of its other chunks', () => {
    const later = { ...release, integrity: { ...release.integrity, 'later.js': `sha384-${'a'.repeat(64)}` } };
    expect(Object.keys(planCandidate(later).integrity).sort()).toEqual(['lang/en.json', 'remoteEntry.js', 'screen-chats.js']);
  });

  it('tells neither who made it nor from which sources', () => {
    const text = JSON.stringify(planCandidate(release));
    for (const secret of [release.signature, release.signedBy, release.git]) expect(text).not.toContain(`"${secret}"`);
  });
});
