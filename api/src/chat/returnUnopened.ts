import { sql } from 'kysely';
import { bumpCounters } from '../members/bumpCounters';
import { lockMembers } from '../members/lockMembers';
import { returnCredits } from '../credits/returnCredits';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';

/** A first message that nobody opens is paid back after this time, in seconds. */
const UNOPENED_S = 30 * 86_400;

interface Unopened {
  id: string;
  sender_id: string;
}

/** First messages that were never opened: too old, or their recipient is gone or was blocked by moderation. */
async function findUnopened({ db, now }: Work): Promise<Unopened[]> {
  const { rows } = await sql<Unopened>`
    select first.id, first.sender_id
    from conversations c
      join conversation_members cm on cm.conversation_id = c.id and cm.member_id <> c.started_by
      join members recipient on recipient.id = cm.member_id
      join lateral (
        select m.id, m.seq, m.sender_id, m.created_at, m.deleted_at from messages m where m.conversation_id = c.id order by m.seq limit 1
      ) first on first.sender_id = c.started_by
    where cm.read_up_to < first.seq and first.deleted_at is null
      and (first.created_at <= ${now - UNOPENED_S} or recipient.status in ('blocked', 'deleted'))
      and not exists (select 1 from messages m where m.conversation_id = c.id and m.sender_id = cm.member_id)
      and not exists (select 1 from ledger_transactions t where t.kind = 'message_return' and t.reference = first.id)
      and exists (select 1 from ledger_transactions t where t.kind = 'message' and t.reference = first.id)`.execute(db);
  return rows;
}

/** Gives the credits of first messages back that were never opened; answers to whom. */
export async function returnUnopened(work: Work): Promise<string[]> {
  const unopened = await findUnopened(work);
  for (const { id, sender_id: senderId } of unopened) {
    await inTransaction(work, async (inside) => {
      await lockMembers(inside.db, [senderId]);
      await returnCredits(inside, senderId, id);
      await bumpCounters(inside.db, [senderId], 'user');
    });
  }
  return unopened.map(({ sender_id: senderId }) => senderId);
}
