import { RecentReplies } from './RecentReplies';

const LIFETIME_MS = 1_000;

/** Creates a cache of an api that numbers its replies and can be taken down. */
function setUp(isReusable?: (reply: number) => boolean) {
  const state = { now: 0, requestCount: 0, isDown: false };
  const replies = new RecentReplies<number>(LIFETIME_MS, () => state.now, isReusable);
  const get = (key = 'a'): Promise<number> =>
    replies.get(key, async () => {
      state.requestCount += 1;
      if (state.isDown) throw new Error('away');
      return state.requestCount;
    });
  return { state, get };
}

describe('public replies of the api', () => {
  it('R-383 are requested once per lifetime, even by concurrent callers', async () => {
    const { state, get } = setUp();
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
    state.now = LIFETIME_MS - 1;
    expect(await get()).toBe(1);
    state.now = LIFETIME_MS;
    expect(await get()).toBe(2);
  });

  it('are requested again after the clock jumped back', async () => {
    const { state, get } = setUp();
    state.now = 10 * LIFETIME_MS;
    await get();
    state.now = 0;
    expect(await get()).toBe(2);
  });

  it('are cached separately per request', async () => {
    const { get } = setUp();
    expect([await get('a'), await get('b'), await get('a')]).toEqual([1, 2, 1]);
  });

  it('fall back to an older reply while the api is down, which is called again each time', async () => {
    const { state, get } = setUp();
    await get();
    state.now = 10 * LIFETIME_MS;
    state.isDown = true;
    expect([await get(), await get(), state.requestCount]).toEqual([1, 1, 3]);
    state.isDown = false;
    expect(await get()).toBe(4);
  });

  it('a failure without an older reply is thrown and not cached', async () => {
    const { state, get } = setUp();
    state.isDown = true;
    await expect(get()).rejects.toThrow('away');
    state.isDown = false;
    expect(await get()).toBe(2);
  });

  it('R-351 a reply that may not be reused is loaded for each request, also for concurrent ones', async () => {
    const { state, get } = setUp((reply) => reply > 4);
    expect(await Promise.all([get(), get()])).toEqual([1, 2]);
    expect([await get(), await get()]).toEqual([3, 4]);
    expect([await get(), await get(), state.requestCount]).toEqual([5, 5, 5]);
  });

  it('R-351 a reply that may no longer be reused replaces one that could, and is not kept', async () => {
    const { state, get } = setUp((reply) => reply === 1);
    expect([await get(), await get()]).toEqual([1, 1]);
    state.now = LIFETIME_MS;
    expect([await get(), await get()]).toEqual([2, 3]);
  });

  it('R-348 a reply that was requested before an expiry and arrives after it is not kept', async () => {
    const replies = new RecentReplies<string>(
      LIFETIME_MS,
      () => 0,
      () => true,
    );
    const resolvers: ((reply: string) => void)[] = [];
    const get = () => replies.get('a', () => new Promise((resolve) => resolvers.push(resolve)));
    const earlyReply = get();
    replies.expire();
    const lateReply = get();
    resolvers[1]?.('after');
    expect(await lateReply).toBe('after');
    resolvers[0]?.('before');
    expect(await earlyReply).toBe('before');
    expect(await get()).toBe('after');
    expect(resolvers).toHaveLength(2);
  });

  it('are at most 500; the oldest are evicted first', async () => {
    const { state, get } = setUp();
    for (let index = 0; index <= 500; index += 1) await get(String(index));
    expect(state.requestCount).toBe(501);
    await get('500');
    expect(state.requestCount).toBe(501);
    await get('0');
    expect(state.requestCount).toBe(502);
  });
});
