import { SiteSignature } from './SiteSignature';

const seal = new SiteSignature('a secret of the site');
const sealed = seal.seal('{"serial":7}');

describe('what the site sealed', () => {
  it('is opened by every process with the same secret', () => {
    expect(new SiteSignature('a secret of the site').open(sealed)).toBe('{"serial":7}');
  });

  it.each([
    ['another byte', sealed.replace('7', '8')],
    ['a line more', `{}\n${sealed}`],
    ['no signature', '{"serial":7}'],
    ['nothing', ''],
  ])('is not opened with %s', (_what, text) => {
    expect(seal.open(text)).toBeUndefined();
  });

  it('is not opened with another secret', () => {
    expect(new SiteSignature('another secret').open(sealed)).toBeUndefined();
  });
});
