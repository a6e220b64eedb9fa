import { aRelease } from '../testing/aRelease';
import { describeUnmetRequirement } from './describeUnmetRequirement';

const provides = { shared: '1.4.2', contract: '1.0.0', runtime: '2.9.2' };
const aReleaseRequiring = (requires: Partial<typeof provides>) =>
  aRelease({ requires: { shared: '^1.0', contract: '^1.0', runtime: '^2.9', ...requires } });

describe('R-415 what a release needs from the live shell', () => {
  it.each(['^1.4', '^1.0', '1.4.2', '*', '>=1.2 <2'])('shared %s is met by 1.4.2', (shared) => {
    expect(describeUnmetRequirement(aReleaseRequiring({ shared }), provides)).toBeUndefined();
  });

  it.each([
    ['a newer minor', { shared: '^1.5' }, 'needs shared ^1.5, the shell provides 1.4.2'],
    ['another major', { contract: '^2.0' }, 'needs contract ^2.0, the shell provides 1.0.0'],
    ['another runtime', { runtime: '^3.0' }, 'needs runtime ^3.0, the shell provides 2.9.2'],
    ['the first of several', { shared: '^2.0', contract: '^2.0' }, 'needs shared ^2.0, the shell provides 1.4.2'],
    ['what is no range', { shared: 'latest' }, 'needs shared latest, the shell provides 1.4.2'],
    ['nothing in words', { shared: 'none' }, 'needs shared none, the shell provides 1.4.2'],
  ])('%s is not met', (_, requires, words) => {
    expect(describeUnmetRequirement(aReleaseRequiring(requires), provides)).toBe(words);
  });

  it('a prerelease version meets the range of its release', () => {
    expect(describeUnmetRequirement(aReleaseRequiring({ shared: '^1.4' }), { ...provides, shared: '1.5.0-next.1' })).toBeUndefined();
  });

  it('nothing is met without a live shell', () => {
    expect(describeUnmetRequirement(aReleaseRequiring({}), undefined)).toBe('no live shell');
  });
});
