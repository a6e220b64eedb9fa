import type { Kysely } from 'kysely';
import type { StoredMethod } from '@rendezvous/shared/contract';
import { findSignedMandates } from '../directDebit/findSignedMandates';
import type { Database } from '../tables/tables';

/** What a member can pay with in one step: kept cards and signed mandates, newest first. */
export async function findStoredMethods(db: Kysely<Database>, memberId: string): Promise<StoredMethod[]> {
  const cards = await db
    .selectFrom('stored_methods')
    .select(['id', 'method', 'label', 'created_at as created', 'expires_at as expires'])
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const mandates = (await findSignedMandates(db, memberId)).map(({ reference, iban_mask: label, signed_at: signed }): StoredMethod => ({
    id: reference,
    method: 'sepa',
    label,
    created: signed ?? 0,
    expires: null,
  }));
  return [...cards, ...mandates].sort((a, b) => b.created - a.created);
}
