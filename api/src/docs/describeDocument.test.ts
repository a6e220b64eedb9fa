import { AUTH_COOKIE, CLIENT_HEADER, ERROR_STATUS } from '@rendezvous/shared/contract';
import { aPicture, uploadPhoto } from '../testing/aPicture';
import { readLinkToken } from '../testing/findNewestMail';
import { testApi } from '../testing/testApi';
import { withSession } from '../testing/TestClient';
import type { OperationsDocument, Operation } from './describeDocument';
import { exampleBodies } from './createIntroduction';
import { otherContent } from './otherContent';

const api = testApi();
let document: OperationsDocument & { info: { description: string } };

const getContents = () => ({ ...otherContent, ...api.ports.demo?.contentByRoute });

beforeAll(async () => {
  document = (await api.visitor.get('/api/openapi.json')).body;
});

const DOCS_PATHS = ['/api/openapi.json', '/api/docs'];
const listRows = () => api.app.routeTable.filter(({ url }) => !DOCS_PATHS.includes(url));
const toKey = ({ method, url }: { method: string; url: string }): string => `${method} ${url}`;

function findOperation(call: string): Operation {
  const [method = '', url = ''] = call.split(' ');
  const operation = document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${call} is not described.`);
  return operation;
}

const listParameterNames = ({ parameters = [] }: Operation): string[] =>
  (parameters as { $ref?: string; name?: string }[]).map(({ $ref, name }) => name ?? String($ref).replace(/^.*\//, ''));

test('R-363 every call has a unique name, one tag and the envelope as its error reply', () => {
  const operations = listRows().map((row) => ({ call: toKey(row), operation: findOperation(toKey(row)) }));
  expect(operations.filter(({ operation }) => !operation.operationId || operation.tags?.length !== 1).map(({ call }) => call)).toEqual([]);
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  const refusal = { $ref: '#/components/responses/Error' };
  expect(operations.filter(({ operation }) => operation.responses?.['default'] === undefined).map(({ call }) => call)).toEqual([]);
  for (const { operation } of operations) {
    expect(operation.responses).toMatchObject({ 500: { $ref: '#/components/responses/Error500' }, default: refusal });
  }
});

test('R-364 every call lists the error codes of its own rules', () => {
  expect(findOperation('POST /api/like.php').description).toBe(
    'For members. At most 60 in 60 s, per account and per address. Refused with `blocked_by_member`, `like_limit`, `not_found`.',
  );
  expect(findOperation('GET /api/interests.php').description).toBe('For everybody.');
});

test('R-365 a session is required where the route table demands it and optional elsewhere', () => {
  for (const row of listRows()) {
    const { security, responses } = findOperation(toKey(row));
    const isClosed = row.config.access === 'member' || row.config.access === 'moderator';
    expect({ call: toKey(row), closed: security?.length === 1 }).toEqual({ call: toKey(row), closed: isClosed });
    if (isClosed) expect([security, responses?.['403']]).toEqual([[{ session: [] }], { $ref: '#/components/responses/Error403' }]);
  }
  expect(document.components?.['securitySchemes']).toMatchObject({ session: { in: 'cookie', name: AUTH_COOKIE } });
});

test('R-160 R-367 every state-changing call lists the headers it needs', () => {
  for (const row of listRows().filter(({ method, config }) => method !== 'GET' && config.crossSite !== 'none')) {
    const isClient = (row.config.crossSite ?? 'client') === 'client';
    expect([toKey(row), listParameterNames(findOperation(toKey(row)))]).toEqual([
      toKey(row),
      expect.arrayContaining(isClient ? ['Client', 'Origin', 'FetchSite'] : ['Origin', 'FetchSite']),
    ]);
    expect(listParameterNames(findOperation(toKey(row))).includes('Client')).toBe(isClient);
  }
  expect(document.components?.['parameters']?.['Client']).toMatchObject({ in: 'header', name: CLIENT_HEADER, required: true });
});

test('R-363 every reference resolves to a component', () => {
  const references = JSON.stringify(document).match(/#\/components\/\w+\/\w+/g) ?? [];
  expect(references.length).toBeGreaterThan(500);
  for (const reference of new Set(references)) {
    const [, , kind = '', name = ''] = reference.split('/');
    expect([reference, document.components?.[kind]?.[name]]).toEqual([reference, expect.anything()]);
  }
});

test('R-363 no default description from the generator is left', () => {
  expect(JSON.stringify(document)).not.toContain('Default Response');
});

test('R-364 the envelope lists every code', () => {
  const schema = document.components?.['schemas']?.['Error'] as { properties: { error: { properties: { code: { enum: string[] } } } } };
  expect(schema.properties.error.properties.code.enum).toEqual(Object.keys(ERROR_STATUS));
});

test('R-363 non-JSON content is described for exactly the calls that have it', () => {
  const rowsWithoutResponse = listRows().filter((row) => Object.keys(row.schema.response ?? {}).length === 0);
  const describedResponses = Object.entries(getContents()).filter(([, { responseContent }]) => responseContent !== undefined);
  expect(describedResponses.map(([call]) => call).sort()).toEqual(rowsWithoutResponse.map(toKey).sort());
  const rowsWithoutBody = listRows().filter(({ method, schema }) => method !== 'GET' && schema.body === undefined);
  const describedRequests = Object.entries(getContents()).filter(([, { requestContent }]) => requestContent !== undefined);
  expect([...describedRequests.map(([call]) => call), 'POST /api/unsubscribe.php'].sort()).toEqual(rowsWithoutBody.map(toKey).sort());
});

test.each(['GET /api/metrics', 'GET /outbox', 'GET /api/events.php'])(
  'R-363 %s returns the content type it is documented with',
  async (call) => {
    const [, url = ''] = call.split(' ');
    const client = await api.as(await api.aMember());
    const { status, headers } = await client.openStream(url);
    expect([status, String(headers['content-type']).split(';')[0]]).toEqual([200, otherContent[call]?.responseContent?.type]);
  },
);

test('R-390 a photo is uploaded as the document says', async () => {
  const [type = '', { schema }] = Object.entries(findOperation('POST /api/photos.php').requestBody?.content ?? {})[0] ?? [
    '',
    { schema: {} },
  ];
  expect([type, schema]).toEqual(['multipart/form-data', expect.objectContaining({ required: ['file'] })]);
  const client = await api.as(await api.aMember());
  expect((await uploadPhoto(client, '/api/photos.php', await aPicture())).status).toBe(200);
});

test('R-198 R-201 R-372 the example of the introduction signs up, activates and logs in', async () => {
  const { signup, login } = exampleBodies;
  const signupResponse = await api.visitor.post('/api/signup.php', { ...signup });
  expect(signupResponse).toMatchObject({ status: 201, body: { user: { status: 'not_confirmed' } } });
  const [mail] = await api.mailsTo(signup.email);
  const memberClient = withSession(api.visitor, signupResponse);
  const token = readLinkToken(mail ?? { body_text: '' });
  expect(await memberClient.post('/api/activate.php', { token })).toMatchObject({ status: 200, body: { activated: true } });
  expect(await api.visitor.post('/api/user.php', { ...login })).toMatchObject({ status: 200, body: { user: { status: 'active' } } });
  const { description } = document.info;
  for (const value of Object.values(signup)) expect(description).toContain(JSON.stringify(value));
  expect(description).toContain("-H 'x-client-request-type: client'");
});
