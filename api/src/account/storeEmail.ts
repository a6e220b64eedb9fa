import { sql } from 'kysely';
import { ApiError } from '../ApiError';
import { errorCode } from '../errorCode';
import { bumpCounters } from '../members/bumpCounters';
import type { Work } from '../Work';

const UNIQUE_VIOLATION = '23505';

/** Gives a member another address, which has just proved that it takes mail; the index decides who is first. */
export async function storeEmail({ db }: Work, memberId: string, email: string): Promise<void> {
  try {
    await db
      .updateTable('members')
      .set({ email, notifications_disabled: sql`array_remove(notifications_disabled, 'bounce')` })
      .where('id', '=', memberId)
      .execute();
  } catch (error) {
    throw errorCode(error) === UNIQUE_VIOLATION ? new ApiError('mail_change_taken') : error;
  }
  await bumpCounters(db, [memberId], 'user');
}
