import fc from 'fast-check';
import { toCleanUrl } from './documentRoutes';

describe('R-094 the one address of a page', () => {
  it.each([
    ['/pages/terms/', '/pages/terms'],
    ['//pages/terms', '/pages/terms'],
    ['/pages//terms///', '/pages/terms'],
    ['/landers/gallery/?ref=a//b/', '/landers/gallery?ref=a//b/'],
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['///evil.example/', '/evil.example'],
  ])('of %s is %s', (url, expected) => {
    expect(toCleanUrl(url)).toBe(expected);
  });

  it.each(['/', '/pages/terms', '/?next=//x/', '/\\evil.example/', '//\\evil.example', '/..//evil.example', '/%2e//evil.example/'])(
    '%s is left alone',
    (url) => {
      expect(toCleanUrl(url)).toBeUndefined();
    },
  );

  it('R-018 is on this site, and is its own', () => {
    const url = fc
      .array(fc.constantFrom('/', '\\', '.', '..', '%2f', '%2e', 'evil.example', 'a', '?', '#', '@', ':', '\t'))
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(url, (text) => {
        const cleanAddress = toCleanUrl(text);
        if (cleanAddress === undefined) return true;
        return new URL(cleanAddress, 'https://example.com').host === 'example.com' && toCleanUrl(cleanAddress) === undefined;
      }),
      { numRuns: 2_000 },
    );
  });
});
