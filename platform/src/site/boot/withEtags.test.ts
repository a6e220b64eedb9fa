import type { ApiReply } from './ApiGet';
import { withEtags } from './withEtags';

/** Creates an api whose state is a number that is also its ETag; it responds with 304 while the state is unchanged. */
function setUp(limit?: number) {
  const state = { version: 1, status: 200, hasEtag: true, cacheControl: 'no-store' };
  const sentEtags: (string | undefined)[] = [];
  const get = withEtags(async (_path, _query, headers): Promise<ApiReply> => {
    const sentEtag = headers['if-none-match'];
    const etag = `"${state.version}"`;
    sentEtags.push(sentEtag);
    if (state.status !== 200) return { status: state.status, etag: undefined, cacheControl: 'no-store', text: '' };
    if (state.hasEtag && sentEtag === etag) return { status: 304, etag, cacheControl: 'no-store', text: '' };
    return {
      status: 200,
      etag: state.hasEtag ? etag : undefined,
      cacheControl: state.cacheControl,
      text: JSON.stringify({ version: state.version }),
    };
  }, limit);
  const requestAs = (cookie: string) => get('/api/user.php', {}, { cookie });
  const loadBodyAs = async (cookie: string) => (await requestAs(cookie)).body;
  return { state, sentEtags, requestAs, loadBodyAs };
}

describe('reads of the api for a page', () => {
  it('an unchanged reply is confirmed by its ETag only, and the previous reply is reused', async () => {
    const { sentEtags, loadBodyAs } = setUp();
    expect([await loadBodyAs('a'), await loadBodyAs('a')]).toEqual([{ version: 1 }, { version: 1 }]);
    expect(sentEtags).toEqual([undefined, '"1"']);
  });

  it('a changed reply is read again, and reused from then on', async () => {
    const { state, sentEtags, loadBodyAs } = setUp();
    await loadBodyAs('a');
    state.version = 2;
    expect([await loadBodyAs('a'), await loadBodyAs('a')]).toEqual([{ version: 2 }, { version: 2 }]);
    expect(sentEtags).toEqual([undefined, '"1"', '"2"']);
  });

  it('R-365 nobody gets the reply of another member', async () => {
    const { sentEtags, loadBodyAs } = setUp();
    await loadBodyAs('a');
    await loadBodyAs('b');
    expect(sentEtags).toEqual([undefined, undefined]);
  });

  it('R-351 a reply may be reused for other requests only if the api says that it is public, also when its ETag confirms it', async () => {
    const { state, requestAs } = setUp();
    expect((await requestAs('a')).isReusable).toBe(false);
    Object.assign(state, { version: 2, cacheControl: 'public, max-age=60' });
    expect([(await requestAs('a')).isReusable, (await requestAs('a')).isReusable]).toEqual([true, true]);
    Object.assign(state, { version: 3, cacheControl: 'private, max-age=60' });
    expect((await requestAs('a')).isReusable).toBe(false);
  });

  it('a reply without an ETag is not cached', async () => {
    const { state, sentEtags, loadBodyAs } = setUp();
    state.hasEtag = false;
    await loadBodyAs('a');
    await loadBodyAs('a');
    expect(sentEtags).toEqual([undefined, undefined]);
  });

  it.each([403, 404, 500, 304])('a reply %i to a request without an ETag is a failure, and not cached', async (status) => {
    const { state, sentEtags, loadBodyAs } = setUp();
    state.status = status;
    await expect(loadBodyAs('a')).rejects.toMatchObject({ status });
    state.status = 200;
    expect(await loadBodyAs('a')).toEqual({ version: 1 });
    expect(sentEtags).toEqual([undefined, undefined]);
  });

  it('a failure after a reply is a failure; the previous reply is forgotten', async () => {
    const { state, sentEtags, loadBodyAs } = setUp();
    await loadBodyAs('a');
    state.status = 403;
    await expect(loadBodyAs('a')).rejects.toMatchObject({ status: 403 });
    state.status = 200;
    await loadBodyAs('a');
    expect(sentEtags).toEqual([undefined, '"1"', undefined]);
  });

  it('are cached up to a limit; the least recently used are evicted first', async () => {
    const { sentEtags, loadBodyAs } = setUp(2);
    for (const cookie of ['a', 'b', 'a', 'c', 'a', 'b']) await loadBodyAs(cookie);
    expect(sentEtags).toEqual([undefined, undefined, '"1"', undefined, '"1"', undefined]);
  });
});
