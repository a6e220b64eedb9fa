import type { Currency } from '@rendezvous/shared/contract';
import { refuseDebit } from '../directDebit/refuseDebit';
import { refuseSpending } from './refuseSpending';
import type { Work } from '../Work';
import type { Buyer, OrderRequest } from './placeOrder';

/** Refuses an order at its final price: limits of direct debits, and those the member has set. */
export async function refuseAtPrice(
  work: Work,
  buyer: Buyer,
  request: OrderRequest,
  price: { amount: number; currency: Currency },
): Promise<void> {
  if (request.method === 'sepa') await refuseDebit(work, buyer.id, price.amount);
  if (request.settles === undefined) await refuseSpending(work, buyer.id, price);
}
