import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/tables/tables';
import type { SeedPlan } from '../planSeed';
import type { MessagePlan, TalkPlan } from '../talks/TalkPlan';
import { insertRows } from './sqlRows';

function toParticipantRows(talk: TalkPlan, seqById: ReadonlyMap<string, number>) {
  const seqs = talk.messages.map(({ id }) => seqById.get(id) ?? 0);
  return [talk.starter, talk.other].map((member) => ({
    conversation_id: talk.id,
    member_id: member.id,
    unread: talk.unreadBy === member ? 1 : 0,
    read_up_to: (talk.unreadBy === member ? seqs.at(-2) : seqs.at(-1)) ?? 0,
  }));
}

function toConversationRow({ id, starter, other, messages }: TalkPlan) {
  const [firstId = '', secondId = ''] = [starter.id, other.id].sort();
  const getTimeAt = (index: number) => messages.at(index)?.at ?? 0;
  return { id, member_a: firstId, member_b: secondId, started_by: starter.id, created_at: getTimeAt(0), last_message_at: getTimeAt(-1) };
}

const toPhotoRows = ({ id, sender, content, artSeed, at }: MessagePlan) =>
  content?.photo ? [{ ...content.photo, owner_id: sender.id, message_id: id, art_seed: artSeed, created_at: at }] : [];

/** Writes the conversations with their messages and photos; messages are numbered chronologically. */
export async function insertTalks(db: Kysely<Database>, { talks }: SeedPlan): Promise<void> {
  const messages = talks
    .flatMap((talk) => talk.messages.map((message) => ({ ...message, talk })))
    .sort((one, other) => one.at - other.at)
    .map((message, index) => ({ ...message, seq: index + 1 }));
  const seqById = new Map(messages.map(({ id, seq }) => [id, seq]));
  await insertRows(db, 'conversations', talks.map(toConversationRow));
  await insertRows(
    db,
    'messages',
    messages.map(({ id, seq, talk, sender, clientId, type, body, content, at }) => ({
      id,
      seq,
      conversation_id: talk.id,
      sender_id: sender.id,
      client_id: clientId,
      type,
      body,
      content: content && JSON.stringify(content),
      created_at: at,
    })),
  );
  await insertRows(db, 'chat_photos', messages.flatMap(toPhotoRows));
  await insertRows(
    db,
    'conversation_members',
    talks.flatMap((talk) => toParticipantRows(talk, seqById)),
  );
  await sql`select setval(pg_get_serial_sequence('messages', 'seq'), ${messages.length})`.execute(db);
}
