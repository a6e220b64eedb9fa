import { SiteSignature } from './SiteSignature';

const siteSignature = new SiteSignature('a secret of the site');
const sealedText = siteSignature.seal('{"serial":7}');

describe('what the site sealed', () => {
  it('is opened by every process with the same secret', () => {
    expect(new SiteSignature('a secret of the site').open(sealedText)).toBe('{"serial":7}');
  });

  it.each([
    ['another byte', sealedText.replace('7', '8')],
    ['a line more', `{}\n${sealedText}`],
    ['no signature', '{"serial":7}'],
    ['nothing', ''],
  ])('is not opened with %s', (_what, text) => {
    expect(siteSignature.open(text)).toBeUndefined();
  });

  it('is not opened with another secret', () => {
    expect(new SiteSignature('another secret').open(sealedText)).toBeUndefined();
  });
});
