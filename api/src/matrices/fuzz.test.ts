import fc from 'fast-check';
import type { RouteRow } from '../plugins/routeTablePlugin';
import { testApi } from '../testing/testApi';
import type { TestClient } from '../testing/TestClient';
import { arbitraryOf } from './arbitraryOf';
import { aWorld } from './aWorld';
import { callRows } from './calls/callRows';
import { makeCall } from './calls/makeCall';
import { routeOf } from './calls/routeOf';
import { expectBooksBalance } from './expectBooksBalance';
import { expectSurvival } from './expectSurvival';
import type { JsonSchema } from './JsonSchema';
import { spoilt } from './spoilt';

const api = testApi();
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 100);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_601);
const MINUTES_10 = 600_000;

/** Its answer has no end. */
const ENDLESS = 'GET /api/events.php';
const calls = [...new Set(callRows.map(([call]) => call.split('?')[0] ?? call))].filter((call) => call !== ENDLESS);

let ids: string[];
beforeAll(async () => {
  const { member, conversation, message, photo, payment } = await aWorld(api);
  ids = [member.id, conversation, message, photo, payment];
});
afterEach(() => expectBooksBalance(api.db));

async function aCaller({ config }: RouteRow): Promise<TestClient> {
  const role = config.access === 'moderator' ? 'moderator' : 'member';
  return api.as(await api.aMember({ credits: 1_000, paid: true, photo: true, role }));
}

const made = (schema: unknown): fc.Arbitrary<unknown> =>
  schema === undefined ? fc.constant({}) : spoilt(arbitraryOf(schema as JsonSchema, { ids }));

test.each(calls)(
  `R-363 R-364 %s survives ${RUNS} inputs made from its schema`,
  async (call) => {
    const route = routeOf(api, call);
    const client = await aCaller(route);
    const inputs = fc.tuple(made(route.schema.querystring), made(route.schema.body));
    for (const [query, body] of fc.sample(inputs, { numRuns: RUNS, seed: SEED })) {
      const attempt = { client, query: (query ?? {}) as Record<string, unknown>, named: String(body) };
      expectSurvival(call, await makeCall(call, call.startsWith('GET') ? attempt : { ...attempt, raw: JSON.stringify(body ?? null) }), {
        query,
        body,
      });
    }
  },
  MINUTES_10,
);
