import { readReports } from './readReports';

const ORIGIN = 'https://example.com';
const aLegacyReport = (fields: object): object => ({
  'csp-report': { 'document-uri': `${ORIGIN}/members/4711?x=1`, referrer: `${ORIGIN}/login`, 'original-policy': 'x', ...fields },
});
const aModernReport = (body: object): object => ({
  type: 'csp-violation',
  age: 1,
  url: `${ORIGIN}/members/4711`,
  user_agent: 'Somebody/1.0',
  body: { documentURL: `${ORIGIN}/members/4711`, disposition: 'enforce', ...body },
});

describe('security 20: reports from browsers', () => {
  it.each([
    [
      'an image from elsewhere',
      aLegacyReport({ 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/a.png?user=4711' }),
      { directive: 'img-src', blocked: 'https://evil.example', source: '' },
    ],
    [
      'a script in the page that an extension put there',
      aModernReport({ effectiveDirective: 'script-src-elem', blockedURL: 'inline', sourceFile: 'chrome-extension://abc/content.js' }),
      { directive: 'script-src-elem', blocked: 'inline', source: 'chrome-extension:' },
    ],
    [
      'text for a sink of Trusted Types by a release',
      aModernReport({
        effectiveDirective: 'require-trusted-types-for',
        blockedURL: 'trusted-types-sink',
        sample: 'Element innerHTML|<b>dear Anna',
        sourceFile: `${ORIGIN}/r/mfe-chat/1.0.0-00000000/screen.js?try=2`,
      }),
      {
        directive: 'require-trusted-types-for',
        blocked: 'trusted-types-sink Element innerHTML',
        source: '/r/mfe-chat/1.0.0-00000000/screen.js',
      },
    ],
    [
      'a policy that is not ours',
      aLegacyReport({
        'violated-directive': 'trusted-types',
        'blocked-uri': 'trusted-types-policy',
        'script-sample': 'evil',
        'source-file': `${ORIGIN}/chats?q=1`,
      }),
      { directive: 'trusted-types', blocked: 'trusted-types-policy evil', source: 'page' },
    ],
  ])('%s is reported without revealing whose page it was', (_, report, expectedViolation) => {
    expect(readReports(report, ORIGIN)).toEqual([expectedViolation]);
    expect(JSON.stringify(readReports([report], ORIGIN))).not.toMatch(/4711|Anna|Somebody/);
  });

  it.each([
    null,
    'text',
    5,
    [],
    [null],
    [{ type: 'deprecation', body: {} }],
    { 'csp-report': 1 },
    aLegacyReport({ 'effective-directive': '<b>' }),
  ])('ignores anything that is not a valid report: %j', (body) => {
    expect(readReports(body, ORIGIN)).toEqual([]);
  });

  it('one post yields at most 20 reports', () => {
    const manyReports = Array.from({ length: 50 }, (_, index) =>
      aModernReport({ effectiveDirective: 'img-src', blockedURL: `https://${index}.example/` }),
    );
    expect(readReports(manyReports, ORIGIN)).toHaveLength(20);
  });
});
