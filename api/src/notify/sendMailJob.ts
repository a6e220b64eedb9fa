import type { JobHandler } from '../jobs/JobHandler';

/** What still goes to a member who is about to be deleted: the way back, and what tells an owner of a theft. */
const LAST_MAILS: readonly string[] = ['deletion', 'mail_changed', 'password_changed'];

/** Sends one mail of the outbox. */
export const sendMailJob: JobHandler = async (app, { mail_id: id = '' }) => {
  const found = await app.db
    .selectFrom('mails')
    .leftJoin('members', 'members.id', 'mails.member_id')
    .selectAll('mails')
    .select('members.status')
    .where('mails.id', '=', id)
    .where('mails.sent_at', 'is', null)
    .executeTakeFirst();
  if (!found) return;
  const { status, ...mail } = found;
  if (status === 'pending_deletion' && !LAST_MAILS.includes(mail.kind)) return;
  await app.ports.mail.send(mail);
  await app.db.updateTable('mails').set({ sent_at: app.ports.clock.now() }).where('id', '=', id).execute();
};
