import { currencyOf, paymentMethodsOf, type Currency } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { findStoredMethods } from './findStoredMethods';
import type { Work } from '../Work';
import { findDebt } from './findDebt';
import { invalidField } from './invalidField';
import { orderOf, type Order } from './orderOf';
import type { Buyer, OrderRequest } from './placeOrder';

/** An order with the currency it is paid in. */
export type PricedOrder = Order & { currency: Currency };

/** A returned debit is paid as it was, by another method, in one piece. */
async function settlementOf(work: Work, buyer: Buyer, request: OrderRequest, settles: string): Promise<PricedOrder> {
  for (const field of ['package_id', 'credits', 'code'] as const) if (request[field] !== undefined) throw invalidField(field);
  if (request.method === 'sepa') throw invalidField('method');
  const debt = await findDebt(work, buyer.id, settles);
  const credits = debt.credits - debt.refunded_credits;
  return { packageId: debt.package_id, credits, amount: debt.amount - debt.refunded_amount, currency: debt.currency };
}

async function pricedOrder(work: Work, buyer: Buyer, request: OrderRequest): Promise<PricedOrder> {
  if (request.settles !== undefined) return settlementOf(work, buyer, request, request.settles);
  const currency = currencyOf(buyer.country);
  const order = orderOf(request, currency);
  if (order === undefined) throw invalidField(request.credits === undefined ? 'package_id' : 'credits');
  return { ...order, currency };
}

async function refuseStored({ db }: Work, memberId: string, request: OrderRequest): Promise<void> {
  if (request.stored_method === undefined) return;
  const stored = (await findStoredMethods(db, memberId)).find(({ id }) => id === request.stored_method);
  if (stored === undefined) throw new ApiError('not_found');
  if (stored.method !== request.method) throw invalidField('stored_method');
}

/** What a request orders, priced by the server, with everything refused that its words alone decide. */
export async function orderedAs(work: Work, buyer: Buyer, request: OrderRequest): Promise<PricedOrder> {
  const order = await pricedOrder(work, buyer, request);
  if (!paymentMethodsOf(buyer.country).includes(request.method)) throw invalidField('method');
  if (!request.consent_start) throw new ApiError('consent_required', { fields: { consent_start: 'consent_required' } });
  await refuseStored(work, buyer.id, request);
  return order;
}
