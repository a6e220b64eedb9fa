import { aRelease, aShell } from '../../testing/aRelease';
import { describeIncompatibleRemotes } from './LocalSite';
import { SiteReader, describeUnknownPackages } from './SiteReader';

const SITE = 'https://site.example';
const provides = { shared: '1.3.0', contract: '1.0.0', runtime: '2.9.2' };
const plan = { serial: 1, shell: '1.0.0-a', remotes: [] };

const createReader = (getReply: () => Response | Error) => {
  const requestedUrls: string[] = [];
  const fakeFetch = async (address: unknown): Promise<Response> => {
    requestedUrls.push(String(address));
    const response = getReply();
    if (response instanceof Error) throw response;
    return response;
  };
  return { requestedUrls, reader: new SiteReader(SITE, fakeFetch as typeof fetch) };
};

describe('what a running site reports', () => {
  it('includes its plan', async () => {
    const { reader, requestedUrls } = createReader(() => Response.json(plan));
    expect(await reader.plan()).toEqual(plan);
    expect(requestedUrls).toEqual([`${SITE}/platform/plan`]);
  });

  it.each<[string, () => Response | Error, string]>([
    [
      'is away',
      () => new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }),
      'cannot be reached: connect ECONNREFUSED.',
    ],
    ['is another site', () => new Response('<html>', { status: 404 }), 'it answers 404 where its plan should be'],
    ['answers a page', () => new Response('<html>'), 'it answers no JSON where'],
    ['answers other data', () => Response.json({}), 'it answers something else where'],
    ['has no shell', () => Response.json({ ...plan, shell: '' }), 'has no shell that is live'],
    [
      'is elsewhere',
      () => Response.redirect('https://www.site.example/platform/plan'),
      'leads to https://www.site.example; use that address.',
    ],
  ])('gives a clear error when the site %s', async (_what, reply, words) => {
    await expect(createReader(reply).reader.plan()).rejects.toThrow(words);
  });

  it('about what a shell provides is requested once, and again after a failure', async () => {
    const replies = [new Error('away'), Response.json(aShell({ provides }))];
    const { reader, requestedUrls } = createReader(() => replies.shift() ?? new Error('asked again'));
    await expect(reader.provides('1.0.0-a')).rejects.toThrow('cannot be reached');
    expect(await reader.provides('1.0.0-a')).toEqual(provides);
    expect(await reader.provides('1.0.0-a')).toEqual(provides);
    expect(requestedUrls).toEqual(Array(2).fill(`${SITE}/r/shell/1.0.0-a/release.json`));
  });
});

it('names a remote that the site has never had, and lists those it has', () => {
  const planWithChat = { ...plan, remotes: [{ name: 'mfe-chat' as const, state: 'on' as const, candidates: [], routes: [], slots: [] }] };
  expect(describeUnknownPackages(SITE, planWithChat, ['mfe-chat', 'shell'])).toBeUndefined();
  expect(describeUnknownPackages(SITE, planWithChat, ['mfe-chat', 'mfe-events'])).toBe(
    'https://site.example does not know mfe-events; it has shell, mfe-chat. Release it there first: docs/releasing.md.',
  );
});

describe('R-020 whether a remote from this machine runs on the shell of the page', () => {
  const chat = aRelease({ id: 'dev', requires: { shared: '^1.4', contract: '^1.0', runtime: '^2.9.2' } });

  it('depends on what the shell provides', () => {
    expect(describeIncompatibleRemotes({ 'mfe-chat': chat }, provides)).toEqual([
      'mfe-chat does not fit: it needs shared ^1.4, the shell provides 1.3.0.',
    ]);
    expect(describeIncompatibleRemotes({ 'mfe-chat': chat }, { ...provides, shared: '1.4.2' })).toEqual([]);
  });

  it('depends on the shell from this machine instead, if there is one', () => {
    const shell = aShell({ id: 'dev', provides: { ...provides, shared: '1.4.0' } });
    expect(describeIncompatibleRemotes({ 'mfe-chat': chat, shell }, provides)).toEqual([]);
  });
});
