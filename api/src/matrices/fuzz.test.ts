import fc from 'fast-check';
import type { RouteRow } from '../plugins/routeTable';
import { getProofRuns } from '../testing/getProofRuns';
import type { TestClient } from '../testing/TestClient';
import { toArbitrary, toMalformedArbitrary } from './toArbitrary';
import { makeCall, findRoute } from './makeCall';
import { callRows } from './callRows';
import { expectBooksBalance, expectSurvival } from './expectSurvival';
import type { JsonSchema } from './JsonSchema';
import { testApi } from '../testing/testApi';
import { aWorld } from './aWorld';

const api = testApi();
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 25);
const FIXED_SEED = 20_260_601;
/** The quick suite always tests the same inputs; the full suite tests different ones each time. */
const SEED = Number(process.env['FUZZ_SEED'] ?? getProofRuns({ quick: FIXED_SEED, full: Date.now() % 1_000_000_000 }));
/** Inputs that once broke a call, copied from the failure message; they are retried every time. */
const KNOWN_FAILURES: readonly { call: string; seed: number; runIndex: number }[] = [];
const TEN_MINUTES_MS = 600_000;

/** The call whose response never ends. */
const ENDLESS_CALL = 'GET /api/events.php';
const calls = [...new Set(callRows.map(([call]) => call.split('?')[0] ?? call))].filter((call) => call !== ENDLESS_CALL);

let ids: string[];
beforeAll(async () => {
  const { member, conversationId, messageId, photoId, paymentId } = await aWorld(api);
  ids = [member.id, conversationId, messageId, photoId, paymentId];
});
afterEach(() => expectBooksBalance(api.db));

async function aCaller({ config }: RouteRow): Promise<TestClient> {
  const role = config.access === 'moderator' ? 'moderator' : 'member';
  return api.as(await api.aMember({ credits: 1_000, paid: true, photo: true, role }));
}

const createArbitrary = (schema: unknown): fc.Arbitrary<unknown> =>
  schema === undefined ? fc.constant({}) : toMalformedArbitrary(toArbitrary(schema as JsonSchema, { ids }));

const createInputArbitrary = ({ schema }: RouteRow): fc.Arbitrary<[unknown, unknown]> =>
  fc.tuple(createArbitrary(schema.querystring), createArbitrary(schema.body));

test.each(calls)(
  'R-363 R-364 %s survives inputs made from its schema',
  async (call) => {
    const route = findRoute(api, call);
    const client = await aCaller(route);
    const expectSurvivalOf = async ([query, body]: [unknown, unknown], seed: number, runIndex: number): Promise<void> => {
      const attempt = { client, query: (query ?? {}) as Record<string, unknown>, pathParam: String(body) };
      const response = await makeCall(call, call.startsWith('GET') ? attempt : { ...attempt, raw: JSON.stringify(body ?? null) });
      expectSurvival(call, response, { known: { call, seed, runIndex }, query, body });
    };
    const sampleInputs = (seed: number, numRuns: number): [unknown, unknown][] => fc.sample(createInputArbitrary(route), { numRuns, seed });
    for (const { seed, runIndex } of KNOWN_FAILURES.filter((failure) => failure.call === call)) {
      for (const input of sampleInputs(seed, runIndex + 1).slice(runIndex)) await expectSurvivalOf(input, seed, runIndex);
    }
    for (const [runIndex, input] of sampleInputs(SEED, RUNS).entries()) await expectSurvivalOf(input, SEED, runIndex);
  },
  TEN_MINUTES_MS,
);
