import { aDraft, aRelease, type Files, createOffersFiles, createFiles, createUsesFiles } from '../testing/aRelease';
import { findSameRelease, assignFreeVersion } from './findSameRelease';

const draft = aDraft();
const publishedRelease = aRelease({ ...draft, version: '0.9.0', id: '0.9.0-11111111', builtAt: 1, git: 'other' });

describe('whether content is already published', () => {
  it('version, date and revision make no difference', () => {
    expect(findSameRelease(draft, [publishedRelease])).toBe(publishedRelease);
  });

  it.each([
    ['files', aDraft({}, createFiles('other')).integrity, 'integrity'],
    ['routes', [], 'routes'],
    ['slots', ['gift-picker'], 'slots'],
    ['preloaded files', {}, 'preload'],
    ['needs', { shared: '^2.0', contract: '^1.0', runtime: '^2.9.2' }, 'requires'],
    ['policies', ['other'], 'policies'],
  ])('different %s make another release', (_, value, member) => {
    expect(findSameRelease({ ...draft, [member]: value }, [publishedRelease])).toBeUndefined();
  });

  it('the place of a use and the text of a source do not make another release, the types that a shell offers do', () => {
    const aDraftWith = (files: Files) => ({ ...draft, integrity: { ...draft.integrity, ...aDraft({}, files).integrity } });
    expect(
      findSameRelease(aDraftWith(createUsesFiles({ react: { use: 'src/remote.ts:9' } }, { 'src/remote.ts': '// more' })), [
        publishedRelease,
      ]),
    ).toBe(publishedRelease);
    const publishedReleaseWithOffers = { ...publishedRelease, ...aDraftWith(createOffersFiles()) };
    expect(findSameRelease(aDraftWith(createOffersFiles()), [publishedReleaseWithOffers])).toBe(publishedReleaseWithOffers);
    expect(
      findSameRelease(aDraftWith(createOffersFiles({}, [], { 'shared/src/store/index.d.ts': 'export {};' })), [publishedReleaseWithOffers]),
    ).toBeUndefined();
  });

  it('returns the newer of two matching releases', () => {
    const newerRelease = { ...publishedRelease, id: '0.9.1-11111111' };
    expect(findSameRelease(draft, [publishedRelease, newerRelease])).toBe(newerRelease);
  });

  it('ignores the releases of another remote', () => {
    expect(findSameRelease({ ...draft, remote: 'mfe-auth' }, [publishedRelease])).toBeUndefined();
  });
});

describe('the next free version', () => {
  const assignVersion = (version: string, ...takenVersions: string[]): string =>
    assignFreeVersion(
      aDraft({ version, id: `${version}-0a1b2c3d` }),
      takenVersions.map((takenVersion) => `${takenVersion}-99999999`),
    ).id;

  it.each([
    ['1.0.0', [], '1.0.0'],
    ['1.0.0', ['1.0.0'], '1.0.1'],
    ['1.0.0', ['1.0.0', '1.0.1', '1.0.3'], '1.0.2'],
    ['1.0.9', ['1.0.9'], '1.0.10'],
    ['2.0.0', ['1.0.0', '3.0.0'], '2.0.0'],
  ])('of %s when %j are taken is %s', (version, takenVersions, freeVersion) => {
    expect(assignVersion(version, ...takenVersions)).toBe(`${freeVersion}-0a1b2c3d`);
  });

  it('leaves the rest of the draft unchanged', () => {
    const originalDraft = aDraft();
    const { id: _, version: __, ...rest } = assignFreeVersion(originalDraft, [originalDraft.id]);
    expect(originalDraft).toMatchObject(rest);
  });
});
