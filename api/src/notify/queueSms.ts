import type { JobHandler } from '../jobs/JobKind';
import { enqueueJob } from '../jobs/sql';
import type { TextMessagesTable } from '../tables/debitTables';
import type { Work } from '../Work';

type NewSms = Pick<TextMessagesTable, 'recipient' | 'kind' | 'body'> & { memberId: string };

/** Writes a text message and the job that sends it, in the transaction of what it is about. */
export async function queueSms(work: Work, { memberId, recipient, kind, body }: NewSms): Promise<void> {
  const id = work.random.id();
  const row = { id, member_id: memberId, recipient, kind, body, created_at: work.now, sent_at: null };
  await work.db.insertInto('text_messages').values(row).execute();
  await enqueueJob(work.db, { id: `sms-${id}`, kind: 'sms', payload: { sms_id: id }, runAt: work.now });
}

/** Sends one text message; what has left the house is not kept, since it holds a code. */
export const sendSmsJob: JobHandler = async (app, { sms_id: id = '' }) => {
  const { db, ports } = app;
  const message = await db.selectFrom('text_messages').selectAll().where('id', '=', id).where('sent_at', 'is', null).executeTakeFirst();
  if (!message) return;
  await ports.sms.send(message);
  const sent = { sent_at: ports.clock.now(), ...(ports.sms.local ? {} : { body: '' }) };
  await db.updateTable('text_messages').set(sent).where('id', '=', id).execute();
};
