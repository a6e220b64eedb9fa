import { sql } from 'kysely';
import { ApiError } from '../ApiError';
import { endSessions } from '../account/endSessions';
import { bumpPartners } from '../members/bumpPartners';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { hashToken } from '../account/hashToken';
import { monthsLater } from './monthsLater';

const LINK_S = 86_400;

/** A member with a ban is logged out, out of sight and left in peace; the rest stays theirs for afterwards. */
async function closeAccount({ db }: Work, emailHash: string): Promise<void> {
  const member = await db
    .updateTable('members')
    .set({ invisible: true })
    .where(sql`encode(sha256(convert_to(lower(email), 'UTF8')), 'hex')`, '=', emailHash)
    .returning('id')
    .executeTakeFirst();
  if (member === undefined) return;
  await endSessions(db, member.id);
  await db.deleteFrom('push_subscriptions').where('member_id', '=', member.id).execute();
  await bumpPartners(db, member.id);
}

/** Lets an access ban begin; answers when it ends, null for never. */
export function confirmExclusion(work: Work, token: string): Promise<number | null> {
  return inTransaction(work, async (inside) => {
    const { db, now } = inside;
    const asked = await db
      .updateTable('self_exclusions')
      .set({ confirmed_at: now })
      .where('token_hash', '=', hashToken(token))
      .where('confirmed_at', 'is', null)
      .where('requested_at', '>', now - LINK_S)
      .returning(['id', 'months', 'email_hash'])
      .executeTakeFirst();
    if (asked === undefined) throw new ApiError('token_invalid');
    const ends = asked.months === null ? null : monthsLater(now, asked.months);
    await db.updateTable('self_exclusions').set({ ends_at: ends }).where('id', '=', asked.id).execute();
    await closeAccount(inside, asked.email_hash);
    return ends;
  });
}
