import type { StoredMethod } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { revokeMandate } from '../directDebit/mandates';
import { findSignedMandates } from '../directDebit/sqlMandates';
import type { PaymentsPort } from '../ports/PaymentsPort';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';
import { findCards, removeCard } from './sqlStoredMethods';

/** Methods for one-step payment: stored cards and signed mandates, newest first. */
export async function findStoredMethods(db: Kysely<Database>, memberId: string): Promise<StoredMethod[]> {
  const cards = await findCards(db, memberId);
  const mandates = (await findSignedMandates(db, memberId)).map(({ reference, iban_mask: label, signed_at: signedAt }): StoredMethod => ({
    id: reference,
    method: 'sepa',
    label,
    created: signedAt ?? 0,
    expires: null,
  }));
  return [...cards, ...mandates].sort((a, b) => b.created - a.created);
}

/** Removes a stored card here and at the provider, or revokes a mandate. */
export async function removeStoredMethod(work: UnitOfWork, payments: PaymentsPort, memberId: string, id: string): Promise<void> {
  const token = await removeCard(work, memberId, id);
  if (token !== undefined) await payments.forget(token);
  else await revokeMandate(work, memberId, id);
}
