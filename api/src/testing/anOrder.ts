import { randomUUID } from 'node:crypto';
import type { TestMember } from './aMember';
import type { TestApi } from './testApi';
import type { TestAnswer, TestClient } from './TestClient';

export interface TestOrder {
  member: TestMember;
  client: TestClient;
  id: string;
  /** The provider's token for it. */
  reference: string;
  answer: TestAnswer;
  /** Presses a button of the hosted page. */
  choose(action: string): Promise<TestAnswer>;
  status(): Promise<string>;
}

/** An order of the smallest package by iDEAL, unless overridden. */
export async function anOrder(api: TestApi, change: object = {}, by?: TestMember): Promise<TestOrder> {
  const member = by ?? (await api.aMember());
  const client = await api.as(member);
  const request = { package_id: 1, method: 'ideal', client_id: randomUUID(), terms_version: '1', consent_start: true, ...change };
  const answer = await client.post('/api/payment.php', request);
  const id: string = answer.body.payment?.payment_id ?? '';
  const row = await api.db.selectFrom('payments').select('provider_reference').where('id', '=', id).executeTakeFirst();
  const reference = row?.provider_reference ?? '';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const choose = (action: string) =>
    client.call({ method: 'POST', url: `/sandbox/payments/${reference}`, payload: `action=${action}`, headers });
  const status = async () => (await client.get('/api/payment.php', { id })).body.payment.status;
  return { member, client, id, reference, answer, choose, status };
}

/** A paid order. */
export async function aPurchase(api: TestApi, change: object = {}, by?: TestMember): Promise<TestOrder> {
  const order = await anOrder(api, change, by);
  await order.choose('pay');
  return order;
}
