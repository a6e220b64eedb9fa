import type { Locale } from '@rendezvous/shared/contract';
import { type AccountMails, mailTexts } from '../content/mails/mailTexts';
import { formatText } from '../content/formatText';
import { queueMail } from '../notify/queueMail';
import type { UnitOfWork } from '../UnitOfWork';

export interface AccountMail {
  kind: keyof AccountMails;
  recipient: { id: string | null; email: string; name: string; language: Locale };
  /** Name of the site in emails: `mail_name` of the domain's settings. */
  site: string;
  /** URL of the action; always on our own origin. */
  url?: string;
  ticket?: string;
  /** Additional values for the placeholders in the text. */
  values?: Record<string, string>;
}

/** Queues an email about an account in its owner's language. */
export async function sendAccountMail(
  work: UnitOfWork,
  { kind, recipient, site, url, ticket = '', values: extraValues }: AccountMail,
): Promise<void> {
  const { subject, paragraphs, action } = mailTexts[recipient.language].account[kind];
  const values = { name: recipient.name, site, ticket, ...extraValues };
  const envelope = { memberId: recipient.id, recipient: recipient.email, kind };
  await queueMail(work, envelope, {
    language: recipient.language,
    subject: formatText(recipient.language, subject, values),
    paragraphs: paragraphs.map((paragraph) => formatText(recipient.language, paragraph, values)),
    signature: site,
    ...(url !== undefined && action !== undefined ? { link: { label: action, url } } : {}),
  });
}
