import type { JobHandler } from './JobHandler';

/** Sends one mail of the outbox. */
export const sendMailJob: JobHandler = async (app, { mail_id: id = '' }) => {
  const mail = await app.db.selectFrom('mails').selectAll().where('id', '=', id).where('sent_at', 'is', null).executeTakeFirst();
  if (!mail) return;
  await app.ports.mail.send(mail);
  await app.db.updateTable('mails').set({ sent_at: app.ports.clock.now() }).where('id', '=', id).execute();
};
