import type { Locale } from '@rendezvous/shared/contract';
import { moderationMailTexts } from '../content/mails/moderation/moderationMailTexts';
import { findDomain } from '../site/findDomain';
import { fill } from '../fill';
import { queueMail } from '../notify/queueMail';
import type { Decision } from './Decision';

interface Complaint {
  ticket: string;
  email: string;
  member_id: string | null;
  /** Language and domain it was made in. */
  language: Locale;
  domain: string;
}

/** Mails the answer to a complaint, in the language it was made in. */
export async function sendAnswer({ work, form }: Decision, { ticket, email, member_id, language, domain }: Complaint): Promise<void> {
  const { settings } = await findDomain(work.db, domain);
  const { subject, paragraphs } = moderationMailTexts[language].complaint_answered;
  const values = { ticket, site: settings.mail_name, answer: form.facts?.trim() ?? '' };
  await queueMail(
    work,
    { memberId: member_id, recipient: email, kind: 'complaint_answer' },
    {
      subject: fill(subject, values),
      paragraphs: paragraphs.map((paragraph) => fill(paragraph, values)),
      signature: settings.mail_name,
    },
  );
}
