import { randomUUID } from 'node:crypto';
import type { TestMember } from './aMember';
import type { TestApi } from './testApi';
import type { TestResponse, TestClient } from './TestClient';

export interface TestOrder {
  member: TestMember;
  client: TestClient;
  id: string;
  /** Reference of the payment at the provider; empty if the order was rejected. */
  reference: string;
  orderResponse: TestResponse;
  /** Presses a button on the sandbox's payment page. */
  choose(action: string): Promise<TestResponse>;
  loadStatus(): Promise<string>;
}

/** Places an order for the given member or a new one, by default for the smallest package, to be paid with iDEAL. */
export async function anOrder(api: TestApi, overrides: object = {}, buyer?: TestMember): Promise<TestOrder> {
  const member = buyer ?? (await api.aMember());
  const client = await api.as(member);
  const request = { package_id: 1, method: 'ideal', client_id: randomUUID(), terms_version: '1', consent_start: true, ...overrides };
  const orderResponse = await client.post('/api/payment.php', request);
  const id: string = orderResponse.body.payment?.payment_id ?? '';
  const row = await api.db.selectFrom('payments').select('provider_reference').where('id', '=', id).executeTakeFirst();
  const reference = row?.provider_reference ?? '';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const choose = (action: string) =>
    client.call({ method: 'POST', url: `/sandbox/payments/${reference}`, payload: `action=${action}`, headers });
  const loadStatus = async () => (await client.get('/api/payment.php', { id })).body.payment.status;
  return { member, client, id, reference, orderResponse, choose, loadStatus };
}

/** Places an order and pays for it. */
export async function aPurchase(api: TestApi, overrides: object = {}, buyer?: TestMember): Promise<TestOrder> {
  const order = await anOrder(api, overrides, buyer);
  await order.choose('pay');
  return order;
}
