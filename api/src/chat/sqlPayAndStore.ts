import { sql } from 'kysely';
import { lotOrder } from '../credits/sqlLedger';
import type { UnitOfWork } from '../UnitOfWork';
import type { MessageRow } from './sqlMessages';

/** A message to be stored in a conversation of two locked members. */
export interface ChargedMessage extends Pick<
  MessageRow,
  'id' | 'conversation_id' | 'sender_id' | 'client_id' | 'type' | 'body' | 'content' | 'risky'
> {
  recipientId: string;
  /** Cost in credits. */
  cost: number;
}

/** Selects one row, or none when one side has blocked the other or the message was already sent. */
const selectPermission = ({ sender_id: senderId, recipientId, client_id: clientId }: ChargedMessage) => sql<object>`(
  select 1 as yes
  where not exists (select 1 from blocks where blocker_id = ${senderId} and blocked_id = ${recipientId})
    and not exists (select 1 from blocks where blocker_id = ${recipientId} and blocked_id = ${senderId})
    and not exists (select 1 from messages where sender_id = ${senderId} and client_id = ${clientId}))`;

/** Selects the sender's credit lots in spending order, each with the total of the preceding ones. */
const selectCreditLots = ({ sender_id: senderId }: ChargedMessage) => sql<{ id: string; remaining: number; before: number }>`(
  select id, remaining, sum(remaining) over (order by ${lotOrder}) - remaining as before
  from lots where member_id = ${senderId} and remaining > 0)`;

const insertMessage = (message: ChargedMessage, now: number) => sql<MessageRow>`(
  insert into messages (id, conversation_id, sender_id, client_id, type, body, content, risky, created_at)
  select ${message.id}, ${message.conversation_id}, ${message.sender_id}, ${message.client_id}, ${message.type}, ${message.body},
    ${message.content && JSON.stringify(message.content)}::jsonb, ${message.risky}, ${now}
  from allowed where (select coalesce(sum(remaining), 0) from purse) >= ${message.cost}::int
  returning *)`;

const insertLedgerTransaction = ({ sender_id: senderId, cost }: ChargedMessage, ledgerId: string) => sql<{ id: string }>`(
  insert into ledger_transactions (id, member_id, kind, reference, created_at)
  select ${ledgerId}, ${senderId}, 'message', id, created_at from message where ${cost}::int > 0
  returning id)`;

const insertLedgerEntries = ({ cost }: ChargedMessage) => sql<object>`(
  insert into ledger_entries (transaction_id, account, lot_id, credits)
  select id, 'spent', null, ${cost}::int from movement
  union all
  select movement.id, 'member', purse.id, -least(purse.remaining, ${cost}::int - purse.before)
  from movement, purse where purse.before < ${cost}::int)`;

const conversationUpdate = sql<object>`(
  update conversations set last_message_at = message.created_at from message where conversations.id = message.conversation_id)`;

/** Counts the message as unread for the partner, and brings a deleted conversation back for both. */
const sidesUpdate = sql<object>`(
  update conversation_members cm set deleted = false, unread = unread + (cm.member_id <> message.sender_id)::int
  from message where cm.conversation_id = message.conversation_id)`;

/** A stored message, with the sender's remaining credits. */
export interface PaidResult {
  message: MessageRow;
  credits: number;
}

/**
 * Deducts the credits, writes the ledger and the message, and updates the conversation and both members' change counters, in one statement
 * (decision 006). Does nothing and returns undefined if the message may not be sent. The caller must hold both members' locks.
 */
export async function payAndStore(work: UnitOfWork, message: ChargedMessage): Promise<PaidResult | undefined> {
  const { sender_id: senderId, recipientId, cost } = message;
  const rows = await work.db
    .with('allowed', () => selectPermission(message))
    .with('purse', () => selectCreditLots(message))
    .with('message', () => insertMessage(message, work.now))
    .with('movement', () => insertLedgerTransaction(message, work.random.id()))
    .with('entries', () => insertLedgerEntries(message))
    .with('dated', () => conversationUpdate)
    .with('sides', () => sidesUpdate)
    .insertInto('change_counters')
    .columns(['member_id'])
    .expression(
      sql`select member.id from message, unnest(array[${senderId}, ${recipientId}]::text[]) as member (id) order by member.id collate "C"`,
    )
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({
        chats_version: sql`change_counters.chats_version + 1`,
        user_version: sql`change_counters.user_version + (excluded.member_id = ${senderId})::int`,
      }),
    )
    .returningAll()
    .returning([
      sql<MessageRow>`(select to_jsonb(message) from message)`.as('message'),
      sql<number>`(select coalesce(sum(remaining), 0) from purse)::int - ${cost}::int`.as('credits'),
    ])
    .execute();
  return rows[0] && { message: rows[0].message, credits: rows[0].credits };
}
