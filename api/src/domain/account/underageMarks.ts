import { createHash } from 'node:crypto';
import { ageAt, MIN_AGE } from '@rendezvous/shared/contract';
import type { Work } from '../Work';

const DAY_S = 86_400;

/** True for a date that says its owner is under 18. */
export const isUnderage = (dateOfBirth: string, now: number): boolean => {
  const age = ageAt(dateOfBirth, now);
  return age >= 0 && age < MIN_AGE;
};

/** The mark names a browser, not a person: a hash of what tells this browser from others. */
export const visitorHash = (parts: readonly string[]): string => createHash('sha256').update(parts.join('|')).digest('hex');

/** Remembers for a day that this browser gave a date under 18. */
export async function markUnderage({ db, now }: Work, visitor: string): Promise<void> {
  await db
    .insertInto('underage_marks')
    .values({ visitor_hash: visitor, expires_at: now + DAY_S })
    .onConflict((conflict) => conflict.column('visitor_hash').doUpdateSet({ expires_at: now + DAY_S }))
    .execute();
}

/** True while another date of this browser does not count. */
export async function isMarkedUnderage({ db, now }: Work, visitor: string): Promise<boolean> {
  const mark = await db
    .selectFrom('underage_marks')
    .select('expires_at')
    .where('visitor_hash', '=', visitor)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return mark !== undefined;
}
