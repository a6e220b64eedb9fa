import { createHash } from 'node:crypto';
import { isUnderage } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { Work } from '../Work';

const DAY_S = 86_400;

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

/** True while no date of this browser counts. */
async function isMarked({ db, now }: Work, visitor: string): Promise<boolean> {
  const mark = await db
    .selectFrom('underage_marks')
    .select('expires_at')
    .where('visitor_hash', '=', visitor)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return mark !== undefined;
}

/** Refuses a browser that said within a day that its owner is a minor. */
export async function refuseMarked(work: Work, visitor: string): Promise<void> {
  if (await isMarked(work, visitor)) throw new ApiError('underage');
}

/** Refuses the date of a minor, and any date for a day after one; nothing is kept of the person. */
export async function refuseMinor(work: Work, dateOfBirth: string, visitor: string): Promise<void> {
  if (isUnderage(dateOfBirth, work.now)) await markUnderage(work, visitor);
  await refuseMarked(work, visitor);
}
