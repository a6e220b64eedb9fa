import { enqueueJob } from '../jobs/enqueueJob';
import type { Work } from '../Work';
import { composeMail, type MailContent } from './composeMail';

/** Who gets which mail; `kind` names its purpose. */
export interface Addressed {
  memberId: string | null;
  recipient: string;
  kind: string;
}

/** Writes a mail and the job that sends it, in the transaction of what it tells about. */
export async function queueMail(work: Work, { memberId, recipient, kind }: Addressed, content: MailContent): Promise<void> {
  const id = work.random.id();
  const { subject, text, html } = composeMail(content);
  await work.db
    .insertInto('mails')
    .values({
      id,
      member_id: memberId,
      recipient,
      kind,
      subject,
      body_text: text,
      body_html: html,
      unsubscribe_url: content.unsubscribe?.url ?? null,
      created_at: work.now,
      sent_at: null,
    })
    .execute();
  await enqueueJob(work.db, { id: `mail-${id}`, kind: 'mail', payload: { mail_id: id }, runAt: work.now });
}
