import { aRelease, aShell } from '../../testing/aRelease';
import { buildContentSecurityPolicy } from './buildContentSecurityPolicy';
import { SHELL_WATCH_SOURCE } from './shellWatch';

const getDirectives = (input: Partial<Parameters<typeof buildContentSecurityPolicy>[0]> = {}): Map<string, string[]> =>
  new Map(
    buildContentSecurityPolicy({ nonce: 'abc', cdnPrefix: '', releases: [], secure: true, ...input })
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...values]) => [name, values]),
  );

describe('the policy of a document', () => {
  it('allows scripts from our origin and the one inline script, styles of this reply, and nothing unsafe', () => {
    const policy = getDirectives();
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", SHELL_WATCH_SOURCE]);
    expect(policy.get('style-src')).toEqual(["'self'", "'nonce-abc'"]);
    expect([...policy.values()].flat().filter((value) => /unsafe|\*|strict-dynamic/.test(value))).toEqual([]);
  });

  it('names where browsers report what they blocked: over https also with the newer report-to', () => {
    expect(getDirectives().get('report-uri')).toEqual(['/platform/reports']);
    expect(getDirectives().get('report-to')).toEqual(['default']);
    expect([getDirectives({ secure: false }).get('report-uri'), getDirectives({ secure: false }).get('report-to')]).toEqual([
      ['/platform/reports'],
      undefined,
    ]);
  });

  it('names the Trusted Types policies of the releases in the plan, each once', () => {
    const releases = [aShell(), aRelease({ policies: ['mfe_chat__a'] }), aRelease({ policies: ['mfe_chat__a'] })];
    expect(getDirectives({ releases }).get('trusted-types')).toEqual(['rendezvous-loader', 'shell', 'mfe_chat__a', "'allow-duplicates'"]);
  });

  it.each([
    ['https://cdn.example/pictures/', ["'self'", 'https://cdn.example', 'data:', 'blob:']],
    ['http://127.0.0.1:9000/x', ["'self'", 'http://127.0.0.1:9000', 'data:', 'blob:']],
    ['/pictures/', ["'self'", 'data:', 'blob:']],
    ['', ["'self'", 'data:', 'blob:']],
    ["https://x'; script-src *", ["'self'", 'data:', 'blob:']],
    ['data:text/html,x', ["'self'", 'data:', 'blob:']],
  ])('R-119 allows pictures from the origin of "%s", if it has a valid one', (cdnPrefix, sources) => {
    const policy = getDirectives({ cdnPrefix });
    expect(policy.get('img-src')).toEqual(sources);
    expect(policy.get('script-src')).toEqual(["'self'", SHELL_WATCH_SOURCE]);
  });
});
