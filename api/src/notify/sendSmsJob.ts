import type { JobHandler } from '../jobs/JobHandler';

/** Sends one text message; what has left the house is not kept, since it holds a code. */
export const sendSmsJob: JobHandler = async (app, { sms_id: id = '' }) => {
  const { db, ports } = app;
  const message = await db.selectFrom('text_messages').selectAll().where('id', '=', id).where('sent_at', 'is', null).executeTakeFirst();
  if (!message) return;
  await ports.sms.send(message);
  const sent = { sent_at: ports.clock.now(), ...(ports.sms.local ? {} : { body: '' }) };
  await db.updateTable('text_messages').set(sent).where('id', '=', id).execute();
};
