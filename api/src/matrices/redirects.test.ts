import { getProofRuns } from '../testing/getProofRuns';
import type { TestResponse } from '../testing/TestClient';
import { makeCall, findRoute } from './makeCall';
import { callRows } from './callRows';
import type { JsonSchema } from './JsonSchema';
import { withTextAt, findTextPaths } from './findTextPaths';
import { testApi } from '../testing/testApi';

const api = testApi();
const OWN_ORIGIN = 'http://localhost:3000';
const EVIL_HOST = 'evil.example';
const TARGETS = [`//${EVIL_HOST}`, `https://${EVIL_HOST}/`, `/\\${EVIL_HOST}`, `javascript:location='//${EVIL_HOST}'`];
/** Reply fields with URLs that a client opens. */
const URL_FIELDS = ['redirect_url', 'next', 'return_path', 'url'];

/** Returns the URLs to which a response sends a browser. */
const findTargets = ({ headers, body }: TestResponse): URL[] =>
  [headers['location'], headers['refresh'], ...URL_FIELDS.map((name) => body?.[name])]
    .filter((target) => typeof target === 'string')
    .map((target) => new URL(target, OWN_ORIGIN));

/** Picks the targets to try in a field: one, which differs from field to field; in the full suite, all of them. */
const pickTargets = (fieldIndex: number): readonly string[] => {
  const firstIndex = fieldIndex % TARGETS.length;
  return [...TARGETS.slice(firstIndex), ...TARGETS.slice(0, firstIndex)].slice(0, getProofRuns({ quick: 1, full: TARGETS.length }));
};

let targetCount = 0;
let testedFieldCount = 0;

function expectOwnOrigin(call: string, response: TestResponse): void {
  for (const { origin } of findTargets(response)) {
    expect([call, origin]).toEqual([call, OWN_ORIGIN]);
    targetCount += 1;
  }
}

test.each(callRows)('R-018 R-366 %s never redirects to another site, whatever its text fields contain', async (call, row) => {
  const { isEndless, ...firstAttempt } = await row.success(api);
  if (isEndless) return;
  expectOwnOrigin(call, await makeCall(call, firstAttempt));
  const { querystring, body } = findRoute(api, call).schema;
  for (const [part, schema] of [['query', querystring] as const, ['body', body] as const]) {
    for (const place of findTextPaths(schema)) {
      const attempt = await row.success(api);
      for (const text of pickTargets(testedFieldCount)) {
        const input = withTextAt(attempt[part] ?? {}, { schema: schema as JsonSchema, place, text }) as Record<string, unknown>;
        expectOwnOrigin(call, await makeCall(call, { ...attempt, [part]: input }));
      }
      testedFieldCount += 1;
    }
  }
});

test('R-018 R-366 some calls do redirect', () => {
  expect(targetCount).toBeGreaterThan(4);
});
