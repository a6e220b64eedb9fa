import { testApi } from '../testing/testApi';
import { hasScene, type Scene } from './CallRow';
import { isStrict, buildMalformedInputs } from './buildMalformedInputs';
import { expectUnchanged, makeCall, findRoute } from './makeCall';
import { callRows } from './callRows';
import { publicCalls } from './publicCalls';
import { recordedFields, replyFields, toFieldPaths } from './replyFields';
import { expectEnvelope } from './expectSurvival';

const api = testApi();

/** Finds the calls that have a scene for an aspect. */
const findRowsWith = (aspect: 'refusal' | 'foreign' | 'bad') =>
  callRows.flatMap(([call, row]) => {
    const rejectedCall = row[aspect];
    return hasScene(rejectedCall) ? [{ rows: row.rows, call, code: rejectedCall[0], scene: rejectedCall[1] }] : [];
  });
const allCalls = callRows.map(([call, { rows, success, bad }]) => ({ rows, call, success, bad }));

async function expectRefusal({ call, code, scene }: { call: string; code: string; scene: Scene }): Promise<void> {
  const attempt = await scene(api);
  const response = await expectUnchanged(api, () => makeCall(call, attempt), attempt.exemptTables);
  expectEnvelope(response, call);
  expect([response.status >= 400, response.body.error.code]).toEqual([true, code]);
}

test('R-363 R-400 the table has every call that the api answers, and no other', () => {
  const listedCalls = new Set(callRows.map(([call]) => call.split('?')[0]));
  expect([...listedCalls].sort()).toEqual(api.app.routeTable.map(({ method, url }) => `${method} ${url}`).sort());
});

test.each(allCalls)('$rows $call succeeds', async ({ call, success }) => {
  const attempt = await success(api);
  const { status, body, text } = await makeCall(call, attempt);
  expect({ status, text: status < 400 ? '' : text }).toEqual({ status: expect.any(Number), text: '' });
  if (attempt.shows) expect(body).toMatchObject(attempt.shows);
  // A call whose fields are not recorded yet lists all of them in the `shows` of its row.
  const fields = replyFields[call];
  if (fields && !(call in recordedFields)) expect(toFieldPaths(attempt.shows)).toEqual(fields);
});

test.each(findRowsWith('refusal'))('$rows $call is refused with $code, and nothing changes', expectRefusal);

test.each(findRowsWith('foreign'))('R-400 $rows $call on another member’s data is refused with $code, and nothing changes', expectRefusal);

test.each(findRowsWith('bad'))('R-363 $rows $call with bad input is refused with $code, and nothing changes', expectRefusal);

test.each(allCalls)('R-365 $rows $call asks for a session if it needs one, and nothing changes', async ({ call, success }) => {
  const needsSession = !publicCalls.has(call);
  const { isEndless: _, ...attempt } = await success(api);
  const sendCall = () => makeCall(call, { ...attempt, client: api.visitor });
  const { status, body } = needsSession ? await expectUnchanged(api, sendCall) : await sendCall();
  expect([status === 403, body?.authentication_required]).toEqual(needsSession ? [true, true] : [false, undefined]);
});

const callsWithSchema = allCalls.filter(({ bad }) => bad === undefined);

test.each(callsWithSchema)('R-363 $rows $call reports each invalid input field, and nothing changes', async ({ call, success }) => {
  const { schema } = findRoute(api, call);
  const attempt = await success(api);
  const malformedInputs = [
    ...buildMalformedInputs(schema.querystring, { values: attempt.query, isText: true }).map(({ field, values }) => ({
      field,
      input: { query: values },
    })),
    ...buildMalformedInputs(schema.body, { values: attempt.body, isText: false }).map(({ field, values }) => ({
      field,
      input: { body: values },
    })),
  ];
  await expectUnchanged(api, async () => {
    for (const { field, input } of malformedInputs) {
      const { status, body } = await makeCall(call, { ...attempt, ...input });
      const fields: unknown = expect.objectContaining({ [field]: 'validation' });
      expect({ input, status, fields: body.error?.fields }).toEqual({ input, status: 422, fields });
    }
  });
});

test('R-363 only the settings accept unknown fields, because the query of the page is passed along (R-383)', () => {
  const looseRoutes = api.app.routeTable.filter(({ schema }) =>
    [schema.querystring, schema.body].some((inputSchema) => inputSchema !== undefined && !isStrict(inputSchema)),
  );
  expect(looseRoutes.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/settings.php']);
});
