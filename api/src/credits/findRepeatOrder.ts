import { currencyOf, paymentMethodsOf, type RepeatOrder } from '@rendezvous/shared/contract';
import { findStoredMethods } from './findStoredMethods';
import type { Work } from '../Work';
import { orderOf } from './orderOf';

/** The last completed order at today's price, with what it would be charged to: its own method before any other. */
export async function findRepeatOrder({ db }: Work, member: { id: string; country: string }): Promise<RepeatOrder | null> {
  const last = await db
    .selectFrom('payments')
    .select(['package_id', 'credits', 'method'])
    .where('member_id', '=', member.id)
    .where('completed_at', 'is not', null)
    .where('settles', 'is', null)
    .orderBy('completed_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return null;
  const currency = currencyOf(member.country);
  const order = orderOf(last.package_id === null ? { credits: last.credits } : { package_id: last.package_id }, currency);
  if (order === undefined) return null;
  const offered = paymentMethodsOf(member.country);
  const stored = (await findStoredMethods(db, member.id)).filter(({ method }) => offered.includes(method));
  const stored_method = stored.find(({ method }) => method === last.method) ?? stored[0] ?? null;
  return { package_id: order.packageId, credits: order.credits, amount: order.amount, currency, stored_method };
}
