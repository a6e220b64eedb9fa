import { getProofRuns } from '../testing/getProofRuns';
import type { Attempt, CallRow } from './CallRow';
import { makeCall, findRoute } from './makeCall';
import { callRows } from './callRows';
import { expectBooksBalance, expectSurvival } from './expectSurvival';
import type { JsonSchema } from './JsonSchema';
import { nastyStrings, type TextPath, withTextAt, findTextPaths } from './findTextPaths';
import { testApi } from '../testing/testApi';

const api = testApi();
afterEach(() => expectBooksBalance(api.db));

const FIVE_MINUTES_MS = 300_000;
/** Number of samples into which the strings are split; each field is tested with one. In the full suite, one sample contains all strings. */
const SAMPLES = getProofRuns({ quick: 5, full: 1 });
const pickSample = (fieldIndex: number): readonly string[] => nastyStrings.filter((_, index) => index % SAMPLES === fieldIndex % SAMPLES);
let attemptCount = 0;
let testedFieldCount = 0;

/** Makes a call and throws unless it survives; returns whether it succeeded. */
async function checkSurvival(call: string, attempt: Attempt): Promise<boolean> {
  // Earlier failed logins are deleted: once they blocked the login, the remaining strings would go untested.
  await api.db.deleteFrom('login_failures').execute();
  const { status, ...response } = await makeCall(call, attempt);
  expectSurvival(call, { status, ...response }, { query: attempt.query, body: attempt.body, raw: attempt.raw, named: attempt.pathParam });
  attemptCount += 1;
  return status < 400;
}

type Part = 'query' | 'body';

const findParts = (call: string): { part: Part; schema: JsonSchema; place: TextPath }[] => {
  const { querystring, body } = findRoute(api, call).schema;
  const parts: [Part, unknown][] = [
    ['query', querystring],
    ['body', body],
  ];
  return parts.flatMap(([part, schema]) => findTextPaths(schema).map((place) => ({ part, schema: schema as JsonSchema, place })));
};

async function checkSurvivalAt(
  call: string,
  { success }: CallRow,
  { part, schema, place }: ReturnType<typeof findParts>[number],
): Promise<void> {
  let attempt = await success(api);
  for (const text of pickSample(testedFieldCount)) {
    const input = withTextAt(attempt[part] ?? {}, { schema, place, text }) as Record<string, unknown>;
    // A call that has succeeded might not succeed again, so a new one is prepared.
    if (await checkSurvival(call, { ...attempt, [part]: input })) attempt = await success(api);
  }
  testedFieldCount += 1;
}

test.each(callRows)(
  'R-363 R-364 %s survives nasty strings in each of its text fields',
  async (call, row) => {
    for (const place of findParts(call)) await checkSurvivalAt(call, row, place);
    for (const text of row.textAttempts ? pickSample(testedFieldCount) : []) {
      for (const attempt of (await row.textAttempts?.(api, text)) ?? []) await checkSurvival(call, attempt);
    }
  },
  FIVE_MINUTES_MS,
);

test('R-363 there are forty strings, and nearly every call that takes a text was tried with them', () => {
  expect(nastyStrings).toHaveLength(40);
  expect(testedFieldCount).toBe(callRows.reduce((sum, [call]) => sum + findParts(call).length, 0));
  expect(testedFieldCount).toBeGreaterThan(150);
  expect(attemptCount).toBeGreaterThanOrEqual(testedFieldCount * (nastyStrings.length / SAMPLES));
});
