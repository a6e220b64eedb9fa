import { aRelease, aShell } from '../../testing/aRelease';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const directives = (input: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}): Map<string, string[]> =>
  new Map(
    contentSecurityPolicy({ nonce: 'abc', cdnPrefix: '', releases: [], ...input })
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...values]) => [name, values]),
  );

describe('the policy of a document', () => {
  it('allows scripts of our origin, styles of this answer, and nothing unsafe', () => {
    const policy = directives();
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'nonce-abc'"]);
    expect([...policy.values()].flat().filter((value) => /unsafe|\*|strict-dynamic/.test(value))).toEqual([]);
  });

  it('names the Trusted Types policies of the releases in the plan, each once', () => {
    const releases = [aShell(), aRelease({ policies: ['mfe_chat__a'] }), aRelease({ policies: ['mfe_chat__a'] })];
    expect(directives({ releases }).get('trusted-types')).toEqual(['rendezvous-loader', 'shell', 'mfe_chat__a', "'allow-duplicates'"]);
  });

  it.each([
    ['https://cdn.example/pictures/', ["'self'", 'https://cdn.example', 'data:', 'blob:']],
    ['http://127.0.0.1:9000/x', ["'self'", 'http://127.0.0.1:9000', 'data:', 'blob:']],
    ['/pictures/', ["'self'", 'data:', 'blob:']],
    ['', ["'self'", 'data:', 'blob:']],
    ["https://x'; script-src *", ["'self'", 'data:', 'blob:']],
    ['data:text/html,x', ["'self'", 'data:', 'blob:']],
  ])('R-119 pictures may come from "%s"', (cdnPrefix, sources) => {
    const policy = directives({ cdnPrefix });
    expect(policy.get('img-src')).toEqual(sources);
    expect(policy.get('script-src')).toEqual(["'self'"]);
  });
});
