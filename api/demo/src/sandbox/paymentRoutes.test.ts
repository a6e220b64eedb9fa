import { randomUUID } from 'node:crypto';
import { LOCALES } from '@rendezvous/shared/contract';
import { findBalance } from '../../../src/credits/sqlLedger';
import { runDueJobs } from '../../../src/jobs/runDueJobs';
import { testApi } from '../../../src/testing/testApi';

const api = testApi();

async function anOrder(traits: Parameters<typeof api.aMember>[0] = {}) {
  const member = await api.aMember(traits);
  const client = await api.as(member);
  const order = { package_id: 1, method: 'ideal', client_id: randomUUID(), terms_version: '1', consent_start: true };
  const { body } = await client.post('/api/payment.php', order);
  const choose = (action: string) =>
    client.call({
      method: 'POST',
      url: body.redirect_url,
      payload: `action=${action}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const findStatus = async () => (await client.get('/api/payment.php', { id: body.payment.payment_id })).body.payment.status;
  return { member, client, id: body.payment.payment_id as string, pageUrl: body.redirect_url as string, choose, findStatus };
}

test('R-398 the hosted page names amount, method and merchant and says that no money moves', async () => {
  const { pageUrl } = await anOrder();
  const { status, text, headers } = await api.visitor.get(pageUrl);
  expect(status).toBe(200);
  for (const part of ['€14.90', 'iDEAL', 'Rendezvous', 'This is a test payment. No money moves.', 'Leave pending']) {
    expect(text).toContain(part);
  }
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/);
  expect(text).not.toContain('<script');
});

test('R-327 paying adds the credits, sends a receipt and leads back to the transaction', async () => {
  const { member, id, choose, findStatus } = await anOrder();
  const answer = await choose('pay');
  expect(answer.status).toBe(303);
  expect(answer.headers['location']).toBe(`/transactions/${id}`);
  expect(await findStatus()).toBe('completed');
  expect(await findBalance(api.db, member.id)).toBe(10);
  const [receipt] = await api.mailsTo(member.email);
  expect(receipt).toMatchObject({ kind: 'receipt' });
  expect(receipt?.body_text).toContain('€14.90');
});

test('R-398 pressing every button after paying changes nothing', async () => {
  const { member, choose, findStatus } = await anOrder();
  await choose('pay');
  await Promise.all(['pay', 'fail', 'cancel', 'pay'].map(choose));
  expect(await findStatus()).toBe('completed');
  expect(await findBalance(api.db, member.id)).toBe(10);
});

test.each([
  ['fail', 'failed'],
  ['cancel', 'cancelled'],
  ['leave', 'pending'],
  ['something', 'pending'],
])('R-324 choosing %s leaves the payment %s', async (action, expected) => {
  const { member, choose, findStatus } = await anOrder();
  await choose(action);
  expect(await findStatus()).toBe(expected);
  expect(await findBalance(api.db, member.id)).toBe(0);
});

test('R-324 an order that nobody pays expires after an hour and can no longer be paid', async () => {
  const { choose, member, id } = await anOrder();
  api.ports.clock.advance(3600);
  await runDueJobs(api.app);
  await choose('pay');
  const { body } = await (await api.as(member)).get('/api/payment.php', { id });
  expect(body.payment.status).toBe('expired');
  expect(await findBalance(api.db, member.id)).toBe(0);
});

test('R-405 a payment whose notice was lost is settled at its deadline, not expired', async () => {
  const { pageUrl, member } = await anOrder();
  await api.db
    .updateTable('sandbox_payments')
    .set({ status: 'completed' })
    .where('reference', '=', pageUrl.split('/').at(-1) ?? '')
    .execute();
  api.ports.clock.advance(3600);
  await runDueJobs(api.app);
  expect(await findBalance(api.db, member.id)).toBe(10);
});

test('R-405 an order that never reached the provider expires too', async () => {
  const { pageUrl, member, id } = await anOrder();
  await api.db
    .deleteFrom('sandbox_payments')
    .where('reference', '=', pageUrl.split('/').at(-1) ?? '')
    .execute();
  api.ports.clock.advance(3600);
  await runDueJobs(api.app);
  const { body } = await (await api.as(member)).get('/api/payment.php', { id });
  expect(body.payment.status).toBe('expired');
});

test('R-336 R-398 the bank can take back a payment only once it is completed, and only once', async () => {
  const { member, pageUrl, choose, findStatus } = await anOrder();
  await choose('return');
  expect(await findStatus()).toBe('pending');
  await choose('pay');
  expect((await api.visitor.get(pageUrl)).text).toContain('Let the bank take it back');
  await Promise.all(['return', 'return', 'return'].map(choose));
  expect([await findStatus(), await findBalance(api.db, member.id)]).toEqual(['charged_back', 0]);
});

test('R-324 a payment charged back before its notice arrived is booked as a purchase, then reversed', async () => {
  const { member, pageUrl, id, findStatus } = await anOrder();
  const reference = pageUrl.split('/').at(-1) ?? '';
  await api.db.updateTable('sandbox_payments').set({ status: 'charged_back' }).where('reference', '=', reference).execute();
  expect(await findStatus()).toBe('charged_back');
  const kinds = await api.db.selectFrom('ledger_transactions').select('kind').where('reference', '=', id).orderBy('kind').execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(['purchase', 'reversal']);
  expect(await findBalance(api.db, member.id)).toBe(0);
});

test.each(LOCALES)('R-398 the page is shown in %s', async (language) => {
  const { pageUrl } = await anOrder({ language });
  expect((await api.visitor.get(pageUrl)).text).toContain(`<html lang="${language}">`);
});

test('R-398 an unknown payment has no page, and another site cannot submit a payment page', async () => {
  expect((await api.visitor.get('/sandbox/payments/Nobody1234567890')).status).toBe(404);
  const { pageUrl, findStatus } = await anOrder();
  const crossSiteResponse = await api.visitor.call({
    method: 'POST',
    url: pageUrl,
    payload: 'action=pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  });
  expect(crossSiteResponse.status).toBe(403);
  expect(await findStatus()).toBe('pending');
});
