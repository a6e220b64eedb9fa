import type { JobHandler } from '../jobs/JobKind';
import { enqueueJob } from '../jobs/sql';
import type { TextMessagesTable } from '../tables/debitTables';
import type { UnitOfWork } from '../UnitOfWork';
import { findUnsentTextMessage, insertTextMessage, markTextMessageSent } from './sqlOutbox';

type NewSms = Pick<TextMessagesTable, 'recipient' | 'kind' | 'body'> & { memberId: string };

/** Stores a text message and the job that sends it, in the same transaction as the event that the message is about. */
export async function queueSms(work: UnitOfWork, { memberId, recipient, kind, body }: NewSms): Promise<void> {
  const id = work.random.id();
  const row = { id, member_id: memberId, recipient, kind, body, created_at: work.now, sent_at: null };
  await insertTextMessage(work.db, row);
  await enqueueJob(work.db, { id: `sms-${id}`, kind: 'sms', payload: { sms_id: id }, runAt: work.now });
}

/** Sends a text message; its text is cleared once it has really been sent, because it contains a code. */
export const sendSmsJob: JobHandler = async ({ db, ports }, { sms_id: id = '' }) => {
  const message = await findUnsentTextMessage(db, id);
  if (!message) return;
  await ports.sms.send(message);
  await markTextMessageSent(db, id, { sent_at: ports.clock.now(), ...(ports.sms.isLocal ? {} : { body: '' }) });
};
