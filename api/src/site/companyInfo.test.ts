import { testApi } from '../testing/testApi';

const api = testApi();

test('R-137 returns the company of the domain, with the day it was added in unix seconds', async () => {
  const { status, body, headers } = await api.visitor.get('/api/companyinfo.php');
  expect(status).toBe(200);
  expect(body.company).toMatchObject({ country: 'NL', delete_discount: null, added: expect.any(Number) });
  expect(headers['etag']).toBeDefined();
});
