import { randomUUID } from 'node:crypto';
import { MemoryFiles } from '../testing/testPorts';
import { testApi } from '../testing/testApi';
import { noAgeCheck } from './AgePort';
import { noPayments } from './PaymentsPort';

/** Production without providers: it has no demo, hence no sandboxes either. */
const api = testApi({}, async () => ({ demo: null, payments: noPayments, age: noAgeCheck, files: new MemoryFiles() }));

test('R-398 without the demo there are no sandbox pages', async () => {
  const pages = await Promise.all(['/sandbox/payments/reference', `/sandbox/age/${'x'.repeat(43)}`].map((page) => api.visitor.get(page)));
  expect(pages.map(({ status }) => status)).toEqual([404, 404]);
});

test('R-323 without a payment provider an order is refused temporarily, and nobody gets credits', async () => {
  const member = await api.aMember();
  const client = await api.as(member);
  const order = { package_id: 1, method: 'ideal', client_id: randomUUID(), terms_version: '1', consent_start: true };
  const orderResponse = await client.post('/api/payment.php', order);
  expect([orderResponse.status, orderResponse.headers['retry-after']]).toEqual([503, '10']);
  const forgedResponse = await client.post('/api/payment-webhook.php', { id: 'e1' });
  expect(forgedResponse.status).toBe(422);
  expect(await api.db.selectFrom('lots').select('id').where('member_id', '=', member.id).execute()).toEqual([]);
});

test('R-217 without an age check provider nobody who needs a check is let in', async () => {
  const client = await api.as(await api.aMember({ profile: { country: 'GB' } }));
  expect((await client.post('/api/age-check.php')).status).toBe(503);
  expect((await client.put('/api/age-check.php', { token: 'state.over18.signature' })).body.error.code).toBe('age_check_failed');
});

test('R-369 without the demo no portrait is drawn', async () => {
  const owner = await api.aMember({ photo: true });
  const client = await api.as(await api.aMember());
  const { body } = await client.get('/api/member.php', { id: owner.id });
  const address: string = JSON.stringify(body).match(/\/api\/photo\.php\?[^"]+/)?.[0] ?? '';
  expect(address).toContain('sig=');
  expect((await client.get(address)).status).toBe(404);
});
