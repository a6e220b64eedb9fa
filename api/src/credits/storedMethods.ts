import { currencyOf, paymentMethodsOf, type RepeatOrder, type StoredMethod } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { findSignedMandates } from '../directDebit/sqlMandates';
import { revokeMandate } from '../directDebit/mandates';
import type { PaymentsPort } from '../ports/PaymentsPort';
import type { Work } from '../Work';
import type { Database } from '../tables/tables';
import { orderOf } from './orderOf';
import { findLastOrder } from './sqlPayments';
import { findCards, removeCard } from './sqlStoredMethods';

/** What a member can pay with in one step: kept cards and signed mandates, newest first. */
export async function findStoredMethods(db: Kysely<Database>, memberId: string): Promise<StoredMethod[]> {
  const cards = await findCards(db, memberId);
  const mandates = (await findSignedMandates(db, memberId)).map(({ reference, iban_mask: label, signed_at: signed }): StoredMethod => ({
    id: reference,
    method: 'sepa',
    label,
    created: signed ?? 0,
    expires: null,
  }));
  return [...cards, ...mandates].sort((a, b) => b.created - a.created);
}

/** Removes a kept card here and at the provider, or revokes a mandate. */
export async function removeStoredMethod(work: Work, payments: PaymentsPort, memberId: string, id: string): Promise<void> {
  const token = await removeCard(work, memberId, id);
  if (token !== undefined) await payments.forget(token);
  else await revokeMandate(work, memberId, id);
}

/** The last completed order at today's price, with what it would be charged to: its own method before any other. */
export async function findRepeatOrder({ db }: Work, member: { id: string; country: string }): Promise<RepeatOrder | null> {
  const last = await findLastOrder(db, member.id);
  if (last === undefined) return null;
  const currency = currencyOf(member.country);
  const order = orderOf(last.package_id === null ? { credits: last.credits } : { package_id: last.package_id }, currency);
  if (order === undefined) return null;
  const offered = paymentMethodsOf(member.country);
  const stored = (await findStoredMethods(db, member.id)).filter(({ method }) => offered.includes(method));
  const stored_method = stored.find(({ method }) => method === last.method) ?? stored[0] ?? null;
  return { package_id: order.packageId, credits: order.credits, amount: order.amount, currency, stored_method };
}
