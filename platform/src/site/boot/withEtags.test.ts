import type { ApiReply } from './ApiGet';
import { withEtags } from './withEtags';

/** Creates an api whose state is a number that is also its ETag; it responds with 304 while the state is unchanged. */
function setUp(limit?: number) {
  const state = { version: 1, status: 200, hasEtag: true };
  const asked: (string | undefined)[] = [];
  const get = withEtags(async (_path, _query, headers): Promise<ApiReply> => {
    const before = headers['if-none-match'];
    const etag = `"${state.version}"`;
    asked.push(before);
    if (state.status !== 200) return { status: state.status, etag: undefined, text: '' };
    if (state.hasEtag && before === etag) return { status: 304, etag, text: '' };
    return { status: 200, etag: state.hasEtag ? etag : undefined, text: JSON.stringify({ version: state.version }) };
  }, limit);
  const as = (cookie: string) => get('/api/user.php', {}, { cookie });
  return { state, asked, as };
}

describe('reads of the api for a page', () => {
  it('an unchanged reply is confirmed by its ETag only, and the previous reply is reused', async () => {
    const { asked, as } = setUp();
    expect([await as('a'), await as('a')]).toEqual([{ version: 1 }, { version: 1 }]);
    expect(asked).toEqual([undefined, '"1"']);
  });

  it('a changed reply is read again, and reused from then on', async () => {
    const { state, asked, as } = setUp();
    await as('a');
    state.version = 2;
    expect([await as('a'), await as('a')]).toEqual([{ version: 2 }, { version: 2 }]);
    expect(asked).toEqual([undefined, '"1"', '"2"']);
  });

  it('R-365 nobody gets the reply of another member', async () => {
    const { asked, as } = setUp();
    await as('a');
    await as('b');
    expect(asked).toEqual([undefined, undefined]);
  });

  it('a reply without an ETag is not cached', async () => {
    const { state, asked, as } = setUp();
    state.hasEtag = false;
    await as('a');
    await as('a');
    expect(asked).toEqual([undefined, undefined]);
  });

  it.each([403, 404, 500, 304])('a reply %i to a request without an ETag is a failure, and not cached', async (status) => {
    const { state, asked, as } = setUp();
    state.status = status;
    await expect(as('a')).rejects.toMatchObject({ status });
    state.status = 200;
    expect(await as('a')).toEqual({ version: 1 });
    expect(asked).toEqual([undefined, undefined]);
  });

  it('a failure after a reply is a failure; the previous reply is forgotten', async () => {
    const { state, asked, as } = setUp();
    await as('a');
    state.status = 403;
    await expect(as('a')).rejects.toMatchObject({ status: 403 });
    state.status = 200;
    await as('a');
    expect(asked).toEqual([undefined, '"1"', undefined]);
  });

  it('are cached up to a limit; the least recently used are evicted first', async () => {
    const { asked, as } = setUp(2);
    for (const cookie of ['a', 'b', 'a', 'c', 'a', 'b']) await as(cookie);
    expect(asked).toEqual([undefined, undefined, '"1"', undefined, '"1"', undefined]);
  });
});
