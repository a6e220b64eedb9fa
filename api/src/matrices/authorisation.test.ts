import { startSession } from '../account/sessions';
import { AUTH_COOKIE, DAY_S } from '@rendezvous/shared/contract';
import type { RouteRow } from '../plugins/routeTable';
import type { MemberTraits, TestMember } from '../testing/aMember';
import type { TestResponse, TestClient } from '../testing/TestClient';
import { hasScene } from './CallRow';
import { makeCall, findRoute } from './makeCall';
import { callRows } from './callRows';
import { expectEnvelope } from './expectSurvival';
import { testApi } from '../testing/testApi';
import { aWorld, type World } from './aWorld';
import { buildInput, takesId } from './buildInput';

const api = testApi();

/** Paths left out of the matrix, because their responses have another format or never end. */
const EXEMPT_PATHS = new Set(['/api/events.php', '/api/health.php', '/api/openapi.json', '/api/docs', '/api/metrics']);
const findTestedRoutes = (): RouteRow[] => api.app.routeTable.filter(({ url }) => url.startsWith('/api/') && !EXEMPT_PATHS.has(url));

/** Calls whose ids anyone may use, because they are those of visible members. */
const PUBLIC_CALLS = new Set([
  'GET /api/member.php',
  'GET /api/icebreakers.php',
  'POST /api/block.php',
  'POST /api/hide.php',
  'POST /api/like.php',
  'DELETE /api/like.php',
  'POST /api/swipe-game.php',
]);
/** Calls that need a session only in some cases: for push subscriptions, and where a domain restricts its search. */
const MIXED_CALLS = new Set(['POST /api/user.php', 'GET /api/search.php']);
const toCall = ({ method, url }: RouteRow): string => `${method} ${url}`;

function callRoute(client: TestClient, route: RouteRow, world: World): Promise<TestResponse> {
  const { query, body } = buildInput(route, world);
  const texts = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return client.call({ method: route.method as 'GET', url: route.url, query: texts, ...(body === undefined ? {} : { payload: body }) });
}

async function startClientSession(member: TestMember, startOffset = 0): Promise<TestClient> {
  const token = await startSession({ db: api.db, random: api.ports.random }, { memberId: member.id, now: api.now() + startOffset });
  return api.visitor.withCookies({ [AUTH_COOKIE]: token });
}

/** Calls every tested route with a client created for this call, so that a call that ends its session does not affect the others. */
async function callEveryRoute(
  createCallerClient: () => Promise<TestClient>,
  world: World,
  check: (route: RouteRow, response: TestResponse) => void,
): Promise<void> {
  for (const route of findTestedRoutes()) {
    const response = await callRoute(await createCallerClient(), route, world);
    if (response.status >= 500) throw new Error(`${toCall(route)} answered ${response.status} ${response.text}`);
    expectEnvelope(response, toCall(route));
    check(route, response);
  }
}

const describeRejection = (route: RouteRow, { status, body }: TestResponse) => [toCall(route), status, body?.error?.code];

const SIGNED_OUT_CALLERS: [who: string, createCallerClient: () => Promise<TestClient>][] = [
  ['a visitor', async () => api.visitor],
  ['somebody with a made-up session', async () => api.visitor.withCookies({ [AUTH_COOKIE]: 'made-up' })],
  ['a member whose session ran out', async () => startClientSession(await api.aMember(), -31 * DAY_S)],
  ['a member who is about to be deleted', async () => startClientSession(await api.aMember({ status: 'pending_deletion' }))],
  ['a member who was blocked by moderation', async () => startClientSession(await api.aMember({ status: 'blocked' }))],
];

test.each(SIGNED_OUT_CALLERS)(
  'R-364 R-365 R-399 %s is asked to log in by every call for members, and by no other',
  async (_who, createCallerClient) => {
    const world = await aWorld(api);
    await callEveryRoute(createCallerClient, world, (route, response) => {
      const requestsLogin = response.body?.authentication_required === true;
      const needsLogin = route.config.access !== 'public';
      if (needsLogin)
        expect([...describeRejection(route, response), requestsLogin]).toEqual([toCall(route), 403, 'authentication_required', true]);
      else if (!MIXED_CALLS.has(toCall(route))) expect([toCall(route), requestsLogin]).toEqual([toCall(route), false]);
    });
  },
);

const MEMBER_TRAITS: [who: string, traits: MemberTraits][] = [
  ['a free member', { credits: 5 }],
  ['a premium member', { credits: 50, paid: true }],
  ['a member who has not confirmed', { status: 'not_confirmed' }],
  ['an invisible member', { invisible: true }],
  ['a moderator', { role: 'moderator' }],
];

test.each(MEMBER_TRAITS)('R-400 %s reaches nothing that belongs to somebody else', async (_who, traits) => {
  const world = await aWorld(api);
  await callEveryRoute(
    async () => startClientSession(await api.aMember(traits)),
    world,
    (route, response) => {
      if (takesId(route) && !PUBLIC_CALLS.has(toCall(route)))
        expect([toCall(route), response.status >= 400]).toEqual([toCall(route), true]);
      expect(response.text).not.toContain('Private');
    },
  );
});

/** Calls for members that have a scene in which the caller names something that belongs to somebody else. */
const findForeignCalls = () =>
  callRows.flatMap(([call, { foreign }]) =>
    hasScene(foreign) && findRoute(api, call).config.access === 'member' ? [{ call, code: foreign[0], scene: foreign[1] }] : [],
  );

test('R-400 otherwise valid calls for what belongs to somebody else are refused to every kind of member', async () => {
  expect(findForeignCalls().length).toBeGreaterThan(25);
  for (const { call, code, scene } of findForeignCalls()) {
    const attempt = await scene(api);
    for (const [who, traits] of MEMBER_TRAITS) {
      const { status, body } = await makeCall(call, { ...attempt, client: await startClientSession(await api.aMember(traits)) });
      expect([call, who, status >= 400]).toEqual([call, who, true]);
      if (code !== 'validation') expect([call, who, body.error.code]).not.toEqual([call, who, 'validation']);
    }
  }
});

test.each([
  ['whom the member has blocked', 'theirs'],
  ['who has blocked the member', 'mine'],
] as const)('R-259 R-400 a member %s cannot access anything that belongs to the other', async (_who, side) => {
  const world = await aWorld(api);
  await callEveryRoute(
    async () => {
      const caller = await api.aMember({ credits: 5 });
      const [blocker_id, blocked_id] = side === 'mine' ? [caller.id, world.member.id] : [world.member.id, caller.id];
      await api.db.insertInto('blocks').values({ blocker_id, blocked_id, created_at: api.now() }).execute();
      return startClientSession(caller);
    },
    world,
    (route, response) => {
      if (takesId(route) && !isAboutBlocks(route)) expect([toCall(route), response.status >= 400]).toEqual([toCall(route), true]);
    },
  );
});

/** True for blocking, unblocking and reporting, which may name a blocked member. */
const isAboutBlocks = ({ url }: RouteRow): boolean => url === '/api/block.php' || url === '/api/report.php';

test('R-261 R-400 nobody reaches a member who is invisible', async () => {
  const world = await aWorld(api);
  await api.db.updateTable('members').set({ invisible: true }).where('id', '=', world.member.id).execute();
  await callEveryRoute(
    async () => startClientSession(await api.aMember({ credits: 5 })),
    world,
    (route, response) => {
      if (takesId(route) && !isAboutBlocks(route)) expect([toCall(route), response.status >= 400]).toEqual([toCall(route), true]);
    },
  );
});

test('R-367 another site changes nothing', async () => {
  const world = await aWorld(api);
  const me = await api.aMember({ credits: 5 });
  await callEveryRoute(
    async () => (await startClientSession(me)).withHeaders({ 'sec-fetch-site': 'cross-site' }),
    world,
    (route, response) => {
      if (route.method === 'GET' || route.config.crossSite === 'none') return;
      expect(describeRejection(route, response)).toEqual([toCall(route), 403, 'cross_site']);
    },
  );
});

test('R-399 the matrix covers every call, and each declares its access level', () => {
  expect(findTestedRoutes().length).toBeGreaterThan(50);
  expect(findTestedRoutes().filter(({ config }) => config.access === undefined)).toEqual([]);
});
