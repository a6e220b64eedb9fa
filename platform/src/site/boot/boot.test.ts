import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { VARIANT_HEADER } from '@rendezvous/shared/contract';
import { ApiBootSource } from './ApiBootSource';
import { ApiFailure } from './ApiFailure';
import type { ApiGet, Query } from './ApiGet';
import { createHttpGet, createInjectGet } from './apiTransports';

const api = Fastify();
const receivedRequests: string[] = [];
const recordRequest = (request: { method: string; url: string; headers: Record<string, unknown> }): void => {
  const path = request.url.replace(/\?$/, '');
  const { host, cookie, 'x-geo-country': country } = request.headers;
  receivedRequests.push(`${request.method} ${path} ${String(host)} ${String(country)} ${String(cookie)}`);
};
api.get('/api/settings.php', async (request, reply) => {
  recordRequest(request);
  return request.url.includes('broken') ? reply.code(500).send({}) : { settings: { name: 'Rendezvous' } };
});
api.get('/api/user.php', async (request, reply) => {
  recordRequest(request);
  if (request.headers.cookie === 'auth.session=ended') return reply.code(403).send({ authentication_required: true });
  return { user: { id: 'abc' } };
});
api.get('/api/companyinfo.php', async (request) => {
  recordRequest(request);
  return { company: { name: 'Example B.V.', kvk: '1' } };
});

/** Creates a transport to an api that responds with the bodies from `answer`; `isReusable` states whether they may be reused. */
const createFakeGet = (
  answer: (path: string, query: Query, headers: Record<string, string>) => Promise<unknown>,
  isReusable = true,
): ApiGet => (async (...request: Parameters<typeof answer>) => ({ body: await answer(...request), isReusable })) as ApiGet;

const bootQuery = { host: 'example.com', query: { ref: 'x' }, country: 'NL', chosenCountry: undefined, locale: 'nl' } as const;
const dutchVisitor = { host: 'example.com', country: 'NL' };
let origin: string;

beforeAll(async () => {
  await api.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
});
afterAll(() => api.close());
beforeEach(() => {
  receivedRequests.length = 0;
});

describe.each([
  ['in this process', () => createInjectGet(api)],
  ['behind an address', () => createHttpGet(origin)],
])('boot data from the api %s', (_, createTransport) => {
  it('R-003 R-165 includes the settings of the host with the query, and the company', async () => {
    const reply = await new ApiBootSource(createTransport()).load(bootQuery);
    expect(reply).toEqual({ settings: { name: 'Rendezvous' }, company: { name: 'Example B.V.', kvk: '1' } });
    expect(receivedRequests.sort()).toEqual([
      'GET /api/companyinfo.php example.com NL undefined',
      'GET /api/settings.php?ref=x&_force_domain=example.com&language=nl example.com NL undefined',
    ]);
  });

  it('R-136 requests the settings for the country that the visitor chose, and nothing else for that country', async () => {
    await new ApiBootSource(createTransport()).load({ ...bootQuery, chosenCountry: 'DE' });
    expect(receivedRequests.sort()).toEqual([
      'GET /api/companyinfo.php example.com NL undefined',
      'GET /api/settings.php?ref=x&_force_domain=example.com&language=nl example.com NL country=DE',
    ]);
  });

  it('requests the member only when there is a session, and passes the cookie on', async () => {
    const source = new ApiBootSource(createTransport());
    expect(await source.loadUser({ ...dutchVisitor, cookie: 'language=nl' })).toBeNull();
    expect(await source.loadUser({ ...dutchVisitor, cookie: 'language=nl; auth.session=t' })).toEqual({ id: 'abc' });
    expect(receivedRequests).toEqual(['GET /api/user.php example.com NL language=nl; auth.session=t']);
  });

  it('R-365 has no member when the session has ended', async () => {
    expect(await new ApiBootSource(createTransport()).loadUser({ ...dutchVisitor, cookie: 'auth.session=ended' })).toBeNull();
  });

  it('fails when the api does', async () => {
    await expect(new ApiBootSource(createTransport()).load({ ...bootQuery, query: { broken: '1' } })).rejects.toThrow(
      'GET /api/settings.php answered 500',
    );
  });
});

describe('a reply that a page shows', () => {
  const replyQuery = {
    host: 'example.com',
    country: 'NL',
    chosenCountry: undefined,
    address: '/api/page.php?locale=en&token=imprint',
  } as const;

  const loadBody = async (source: ApiBootSource): Promise<unknown> => (await source.loadReply(replyQuery)).body;

  function setUp(answer: () => Promise<unknown>, isReusable?: boolean) {
    const get = jest.fn(answer);
    return { get, source: new ApiBootSource(createFakeGet(get, isReusable), () => 0) };
  }

  it('R-011 is the reply that a visitor gets, requested once', async () => {
    const page = { page: { token: 'imprint', title: 'Imprint', sections: [] } };
    const { get, source } = setUp(async () => page);
    expect([await loadBody(source), await loadBody(source)]).toEqual([page, page]);
    expect(get.mock.calls).toEqual([['/api/page.php', { token: 'imprint', locale: 'en' }, { host: 'example.com', 'x-geo-country': 'NL' }]]);
  });

  it('R-136 is not returned to visitors who chose another country', async () => {
    const get = jest.fn(async (_path: string, _query: object, { cookie = 'none' }: Record<string, string>) => ({ shown: cookie }));
    const source = new ApiBootSource(createFakeGet(get), () => 0);
    const choices = [undefined, 'DE', 'PL', undefined, 'DE'];
    const replies: unknown[] = [];
    for (const chosenCountry of choices) replies.push((await source.loadReply({ ...replyQuery, chosenCountry })).body);
    expect(replies).toEqual(['none', 'country=DE', 'country=PL', 'none', 'country=DE'].map((shown) => ({ shown })));
    expect(get).toHaveBeenCalledTimes(3);
  });

  it('R-362 is that of the chosen variant, which is cached for this variant only', async () => {
    const get = jest.fn(async (_path: string, _query: object, headers: Record<string, string>) => ({ shown: headers[VARIANT_HEADER] }));
    const source = new ApiBootSource(createFakeGet(get), () => 0);
    const choices = ['question', 'promise', undefined, 'question'];
    const replies: unknown[] = [];
    for (const variant of choices) replies.push((await source.loadReply({ ...replyQuery, variant })).body);
    expect(replies).toEqual(choices.map((shown) => ({ shown })));
    expect(get).toHaveBeenCalledTimes(3);
  });

  it('R-011 of an unknown page is null, also requested once', async () => {
    const { get, source } = setUp(() => Promise.reject(new ApiFailure('/api/page.php', 404)));
    expect([await loadBody(source), await loadBody(source)]).toEqual([null, null]);
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('R-348 is requested again after a launch; while the api is down it falls back to the previous one', async () => {
    let words: string | undefined = 'before';
    const { source } = setUp(async () => {
      if (words === undefined) throw new ApiFailure('/api/page.php', 503);
      return { words };
    });
    await source.loadReply(replyQuery);
    words = 'after';
    expect(await loadBody(source)).toEqual({ words: 'before' });
    source.invalidateReplies();
    expect(await loadBody(source)).toEqual({ words: 'after' });
    words = undefined;
    source.invalidateReplies();
    expect(await loadBody(source)).toEqual({ words: 'after' });
  });

  it('R-351 is requested for each page when it shows members, and a page shows none while the api is down', async () => {
    let name: string | undefined = 'Anna';
    const answer = async (): Promise<unknown> => {
      if (name === undefined) throw new ApiFailure('/api/member.php', 503);
      return { profile: { name } };
    };
    const { source } = setUp(answer, false);
    expect(await loadBody(source)).toEqual({ profile: { name: 'Anna' } });
    name = 'Bea';
    expect(await loadBody(source)).toEqual({ profile: { name: 'Bea' } });
    name = undefined;
    await expect(source.loadReply(replyQuery)).rejects.toThrow('answered 503');
  });

  it('fails, rather than being null, while the api is down', async () => {
    const { source } = setUp(() => Promise.reject(new ApiFailure('/api/page.php', 503)));
    await expect(source.loadReply(replyQuery)).rejects.toThrow('answered 503');
  });
});

describe('settings and company', () => {
  const replies = {
    '/api/settings.php': { settings: { name: 'Rendezvous' } },
    '/api/companyinfo.php': { company: { name: 'Example B.V.' } },
  };

  /** Creates a boot source on an api that counts its calls and can be taken down. */
  function setUp() {
    const state = { now: 0, calls: 0, isDown: false };
    const answer = async (path: string): Promise<unknown> => {
      state.calls += 1;
      if (state.isDown) throw new Error('away');
      return replies[path as keyof typeof replies];
    };
    return { state, source: new ApiBootSource(createFakeGet(answer), () => state.now) };
  }

  it('R-383 are requested once a minute per domain, country and language', async () => {
    const { state, source } = setUp();
    await Promise.all([source.load(bootQuery), source.load(bootQuery)]);
    expect(state.calls).toBe(2);
    await source.load({ ...bootQuery, country: 'DE' });
    await source.load({ ...bootQuery, locale: 'de' });
    await source.load({ ...bootQuery, host: 'other.example' });
    expect(state.calls).toBe(6);
    state.now = 60_000;
    await source.load(bootQuery);
    expect(state.calls).toBe(8);
  });

  it('R-136 R-383 settings are those of the visitor’s own choice, regardless of earlier requests', async () => {
    const answer = async (_path: string, _query: object, { cookie = 'none' }: Record<string, string>) => ({ settings: { name: cookie } });
    const source = new ApiBootSource(createFakeGet(answer), () => 0);
    const loadName = async (chosenCountry: string | undefined) => (await source.load({ ...bootQuery, chosenCountry })).settings.name;
    expect([await loadName('DE'), await loadName(undefined), await loadName('PL')]).toEqual(['country=DE', 'none', 'country=PL']);
  });

  it('fall back to the last reply while the api is down, and fail when there never was one', async () => {
    const { state, source } = setUp();
    await source.load(bootQuery);
    Object.assign(state, { now: 60_000, isDown: true });
    expect(await source.load(bootQuery)).toMatchObject({ settings: { name: 'Rendezvous' } });
    await expect(source.load({ ...bootQuery, host: 'new.example' })).rejects.toThrow('away');
    Object.assign(state, { isDown: false, calls: 0 });
    await source.load(bootQuery);
    expect(state.calls).toBe(2);
  });
});

describe('a reply that one member’s page shows', () => {
  const memberQuery = {
    host: 'example.com',
    country: 'NL',
    address: '/api/chat.php?conversation=Chat000000',
    cookie: 'auth.session=a',
  } as const;

  it('R-365 is requested with the member’s session and never cached', async () => {
    const get = jest.fn(async () => ({ messages: [] }));
    const source = new ApiBootSource(createFakeGet(get), () => 0);
    await source.loadMemberReply(memberQuery);
    await source.loadMemberReply({ ...memberQuery, cookie: 'auth.session=b' });
    expect(get.mock.calls).toEqual(
      ['auth.session=a', 'auth.session=b'].map((cookie) => [
        '/api/chat.php',
        { conversation: 'Chat000000' },
        { host: 'example.com', 'x-geo-country': 'NL', cookie },
      ]),
    );
  });
});
