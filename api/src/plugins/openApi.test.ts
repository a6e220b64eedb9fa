import { CALLS } from '@rendezvous/shared/calls';
import { testApi } from '../testing/testApi';

const api = testApi();

test('R-363 the OpenAPI file names every call of the contract', async () => {
  const { status, body } = await api.visitor.get('/api/openapi.json');
  expect(status).toBe(200);
  const missingCalls = CALLS.filter(({ name }) => {
    const [method = '', url = ''] = name.split(' ');
    return body.paths[url.split('?')[0] ?? '']?.[method.toLowerCase()] === undefined;
  });
  expect(missingCalls).toEqual([]);
});

test('R-363 the docs page shows every call with its caller and its limit, without any script', async () => {
  const { status, text, headers } = await api.visitor.get('/api/docs');
  expect(status).toBe(200);
  for (const { name } of CALLS) {
    const [method = '', url = ''] = name.split(' ');
    expect(text).toContain(`<b>${method}</b> ${url.split('?')[0]}</h3>`);
  }
  expect(text).toContain('For members. At most 30 in 60 s');
  expect(text).toContain('lat: number // -90..90');
  expect(text).toContain('<code>sec-fetch-site: same-origin</code>');
  expect(text).toContain('<p>Headers</p>');
  expect(text).toContain('Also 400, 403, 404');
  expect(text).not.toMatch(/<script|\son\w+=|style=/);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
});

describe('in production', () => {
  const production = testApi({ environment: 'production' });

  test.each(['/api/docs', '/api/openapi.json'])('R-363 there is no %s', async (path) => {
    expect((await production.visitor.get(path)).status).toBe(404);
  });
});

test('R-363 the OpenAPI file describes the query parameters of a route', async () => {
  const { body } = await api.visitor.get('/api/openapi.json');
  const parameterNames = body.paths['/api/geocode.php'].get.parameters.map(({ name }: { name: string }) => name);
  expect(parameterNames).toEqual(['lat', 'lon']);
});
