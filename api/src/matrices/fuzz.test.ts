import fc from 'fast-check';
import type { RouteRow } from '../plugins/routeTablePlugin';
import { testApi } from '../testing/testApi';
import type { TestClient } from '../testing/TestClient';
import { arbitraryOf, type Making } from './arbitraryOf';
import { aWorld } from './aWorld';
import { expectBooksBalance } from './expectBooksBalance';
import { expectEnvelope } from './expectEnvelope';
import { inputFor } from './inputFor';
import type { JsonSchema } from './JsonSchema';
import { nastyStrings } from './nastyStrings';
import { propertiesOf } from './propertiesOf';
import { spoilt } from './spoilt';

const api = testApi();
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 100);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_601);

const isTested = ({ url }: RouteRow): boolean => url !== '/api/events.php';
const routes = (): RouteRow[] => api.app.routeTable.filter(isTested);

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((value ?? {}) as object).map(([key, one]) => [key, typeof one === 'string' ? one : (JSON.stringify(one) ?? '')]),
  );

async function expectSurvival(client: TestClient, { method, url }: RouteRow, query: unknown, body: unknown): Promise<void> {
  const input = method === 'GET' ? {} : { payload: JSON.stringify(body ?? null), headers: { 'content-type': 'application/json' } };
  const answer = await client.call({ method: method as 'GET', url, query: texts(query), ...input });
  const context = { call: `${method} ${url}`, query, body };
  if (answer.status >= 500 || answer.status === 429) {
    throw new Error(`${JSON.stringify(context).slice(0, 600)} answered ${answer.status} ${answer.text.slice(0, 300)}`);
  }
  if (url.startsWith('/api/')) expectEnvelope(answer, context);
}

async function aCaller({ config }: RouteRow): Promise<TestClient> {
  const role = config.access === 'moderator' ? 'moderator' : 'member';
  return api.as(await api.aMember({ credits: 1_000, paid: true, photo: true, role }));
}

const made = (schema: unknown, making: Making): fc.Arbitrary<unknown> =>
  schema === undefined ? fc.constant({}) : spoilt(arbitraryOf(schema as JsonSchema, making));

test(`R-363 R-364 no call falls over any of ${RUNS} inputs made from its schema`, async () => {
  const own = await aWorld(api);
  const ids = [own.member.id, own.conversation, own.message, own.photo, own.payment];
  for (const route of routes()) {
    const client = await aCaller(route);
    const inputs = fc.tuple(made(route.schema.querystring, { ids }), made(route.schema.body, { ids }));
    for (const [query, body] of fc.sample(inputs, { numRuns: RUNS, seed: SEED })) await expectSurvival(client, route, query, body);
  }
  await expectBooksBalance(api.db);
}, 1_800_000);

const stringFields = (schema: unknown): string[] =>
  Object.entries(propertiesOf(schema)).flatMap(([key, { type, anyOf }]) =>
    type === 'string' || anyOf?.some((one) => one.type === 'string') ? [key] : [],
  );

test(`R-363 R-364 no call falls over any of ${nastyStrings.length} nasty strings in any field`, async () => {
  expect(nastyStrings).toHaveLength(40);
  const world = await aWorld(api);
  for (const route of routes()) {
    const client = await aCaller(route);
    const { query, body } = inputFor(route, world);
    for (const nasty of nastyStrings) {
      // A login that is blocked after its misses would hide the rest.
      await api.db.deleteFrom('login_failures').execute();
      for (const field of stringFields(route.schema.querystring)) await expectSurvival(client, route, { ...query, [field]: nasty }, body);
      for (const field of stringFields(route.schema.body)) await expectSurvival(client, route, query, { ...body, [field]: nasty });
    }
  }
  await expectBooksBalance(api.db);
}, 1_800_000);
