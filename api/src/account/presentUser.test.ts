import { randomUUID } from 'node:crypto';
import { DAY_S } from '@rendezvous/shared/contract';
import { testApi } from '../testing/testApi';
import { presentUser } from './presentUser';

const api = testApi();
const present = (id: string) =>
  presentUser(api.db, id, { now: api.now(), place: null, signPhotoUrl: (photo, size) => `/${photo}/${size}` }, {});

async function buy(member: Parameters<typeof api.as>[0], code?: string) {
  const client = await api.as(member);
  const order = {
    package_id: 1,
    method: 'ideal',
    client_id: randomUUID(),
    terms_version: '1',
    consent_start: true,
    ...(code ? { code } : {}),
  };
  const { body } = await client.post('/api/payment.php', order);
  await client.call({
    method: 'POST',
    url: body.redirect_url,
    payload: 'action=pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

test('R-116 a new free member has free credits without money value and two conversations to start', async () => {
  const { id } = await api.aMember({ credits: 3 });
  expect(await present(id)).toMatchObject({
    credits: 3,
    paid_user: false,
    signup_date: api.now(),
    free_conversations_left: 2,
    premium_features: [],
    credit_value: null,
    profile: { id, main_image: null, age: 36 },
  });
});

test('R-283 R-300 after the first purchase the next credit is worth what it cost', async () => {
  const member = await api.aMember();
  await buy(member, 'TIMEBONUS25');
  const user = await present(member.id);
  expect(user).toMatchObject({ credits: 10, paid_user: true, credit_value: { amount: 112, currency: 'EUR' } });
  expect(user.premium_features).toContain('all_photos');
});

test('R-279 while free credits are left they are spent first and have no value', async () => {
  const member = await api.aMember({ credits: 1 });
  await buy(member);
  expect(await present(member.id)).toMatchObject({ credits: 11, credit_value: null });
});

test('R-045 R-338 unused purchased credits can be returned within the refund days but not after', async () => {
  const member = await api.aMember({ credits: 3 });
  expect(await present(member.id)).toMatchObject({ refundable_until: null });
  const boughtAt = api.now();
  await buy(member);
  expect(await present(member.id)).toMatchObject({ refundable_until: boughtAt + 14 * DAY_S });
  const presentAt = (now: number) => presentUser(api.db, member.id, { now, place: null, signPhotoUrl: () => '' }, {});
  expect(await presentAt(boughtAt + 14 * DAY_S - 1)).toMatchObject({ refundable_until: boughtAt + 14 * DAY_S });
  expect(await presentAt(boughtAt + 14 * DAY_S)).toMatchObject({ refundable_until: null });
});

test('R-045 an order whose credits were returned has no refund deadline; the newest order with credits counts', async () => {
  const member = await api.aMember();
  await buy(member);
  const client = await api.as(member);
  const { body } = await client.get('/api/transactions.php');
  await client.post('/api/refund.php', { payment_id: body.transactions[0].payment_id, confirm: true });
  expect(await present(member.id)).toMatchObject({ credits: 0, refundable_until: null });
});
