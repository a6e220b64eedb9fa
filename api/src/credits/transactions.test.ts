import { randomUUID } from 'node:crypto';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/transactions.php';

test('R-325 the list has 20 per page, newest first, and only the member’s own', async () => {
  const client = await api.as(await api.aMember());
  for (let turn = 0; turn < 21; turn += 1) {
    api.ports.clock.advance(1);
    const order = { package_id: 1, method: 'ideal', client_id: randomUUID(), terms_version: '1', consent_start: true };
    await client.post('/api/payment.php', order);
  }
  const firstPage = await client.get(PATH);
  expect(firstPage.body).toMatchObject({ page: 1, pages: 2 });
  expect(firstPage.body.transactions).toHaveLength(20);
  expect(firstPage.body.transactions[0].created).toBe(api.now());
  expect((await client.get(PATH, { page: 2 })).body.transactions).toHaveLength(1);
  expect((await (await api.as(await api.aMember())).get(PATH)).body).toEqual({ transactions: [], page: 1, pages: 1 });
});

test('R-365 the list needs a session', async () => {
  expect((await api.visitor.get(PATH)).body.authentication_required).toBe(true);
});

test('R-363 a page below 1 is refused', async () => {
  expect((await (await api.as(await api.aMember())).get(PATH, { page: 0 })).status).toBe(422);
});
