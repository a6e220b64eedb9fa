import { enqueueJob } from '../jobs/enqueueJob';
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
