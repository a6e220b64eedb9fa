import { randomUUID } from 'node:crypto';
import { DAY_S } from '@rendezvous/shared/contract';
import { sql } from 'kysely';
import { testApi } from '../testing/testApi';
import type { TestClient } from '../testing/TestClient';

const api = testApi();
const PATH = '/api/delete-discount.php';
const offerDiscount = (discount: object | null) =>
  api.db
    .updateTable('companies')
    .set({ delete_discount: discount && sql`${JSON.stringify(discount)}::jsonb` })
    .execute();

const buy = (client: TestClient) =>
  client.post('/api/payment.php', {
    package_id: 1,
    method: 'ideal',
    code: 'STAY40',
    client_id: randomUUID(),
    terms_version: '2024-06-01',
    consent_start: true,
  });

beforeAll(() => offerDiscount({ code: 'Stay40', value_percentage: 40 }));

test('R-315 the delete-flow discount is personal to the member and valid for 14 days', async () => {
  const member = await api.aMember();
  const { status, body } = await (await api.as(member)).post(PATH);
  expect(status).toBe(200);
  expect(body.discountcode).toMatchObject({ code: 'STAY40', user_id: member.id, value_percentage: 40, expires: api.now() + 14 * DAY_S });
});

test('R-315 outside the delete flow the code is not found', async () => {
  const client = await api.as(await api.aMember());
  expect((await client.get('/api/discountcode.php', { code: 'stay40' })).body.error.code).toBe('code_not_found');
  expect((await buy(client)).body.error.code).toBe('code_not_found');
});

test('R-315 each member gets it once: a second claim keeps the first one’s end date, and a used discount is refused', async () => {
  const member = await api.aMember();
  const firstCode = (await (await api.as(member)).post(PATH)).body.discountcode;
  api.ports.clock.advance(DAY_S);
  const client = await api.as(member);
  expect((await client.post(PATH)).body.discountcode.expires).toBe(firstCode.expires);
  expect((await buy(client)).status).toBe(200);
  expect((await client.post(PATH)).body.error.code).toBe('code_used');
  api.ports.clock.advance(14 * DAY_S);
  expect((await (await api.as(member)).post(PATH)).body.error.code).toBe('code_expired');
});

test('R-315 a company that offers nothing has nothing to claim', async () => {
  await offerDiscount(null);
  expect((await (await api.as(await api.aMember())).post(PATH)).status).toBe(404);
  await offerDiscount({ code: 'Stay40', value_percentage: 40 });
});

test('R-363 R-365 the claim needs a session and accepts no fields', async () => {
  expect((await api.visitor.post(PATH)).body.authentication_required).toBe(true);
  expect((await (await api.as(await api.aMember())).post(PATH, { code: 'MINE' })).status).toBe(422);
});
