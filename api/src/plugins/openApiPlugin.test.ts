import { callSchemas } from '../callSchemas';
import { testApi } from '../testing/testApi';

const api = testApi();

test('R-363 the OpenAPI file names every call of the contract', async () => {
  const { status, body } = await api.visitor.get('/api/openapi.json');
  expect(status).toBe(200);
  const missing = Object.keys(callSchemas).filter((call) => {
    const [method = '', url = ''] = call.split(' ');
    return body.paths[url.split('?')[0] ?? '']?.[method.toLowerCase()] === undefined;
  });
  expect(missing).toEqual([]);
});

test('R-363 a route of the file answers as it says', async () => {
  const { body } = await api.visitor.get('/api/openapi.json');
  const query = body.paths['/api/geocode.php'].get.parameters.map(({ name }: { name: string }) => name);
  expect(query).toEqual(['lat', 'lon']);
});
