import { anOrder, type TestOrder } from './anOrder';
import type { TestMember } from './aMember';
import type { TestApi } from './testApi';

/** An order that was paid. */
export async function aPurchase(api: TestApi, change: object = {}, by?: TestMember): Promise<TestOrder> {
  const order = await anOrder(api, change, by);
  await order.choose('pay');
  return order;
}
