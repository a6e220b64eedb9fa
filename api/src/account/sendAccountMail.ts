import type { Locale } from '@rendezvous/shared/contract';
import { type AccountMails, mailTexts } from '../content/mails/mailTexts';
import { fill } from '../content/fill';
import { queueMail } from '../notify/queueMail';
import type { UnitOfWork } from '../UnitOfWork';

export interface AccountMail {
  kind: keyof AccountMails;
  recipient: { id: string | null; email: string; name: string; language: Locale };
  /** settings.mail_name. */
  site: string;
  /** Address of the action; built from our own origin only. */
  url?: string;
  ticket?: string;
  /** Further values of the text. */
  values?: Record<string, string>;
}

/** Writes a mail about an account in its owner's language. */
export async function sendAccountMail(
  work: UnitOfWork,
  { kind, recipient, site, url, ticket = '', values: more }: AccountMail,
): Promise<void> {
  const { subject, paragraphs, action } = mailTexts[recipient.language].account[kind];
  const values = { name: recipient.name, site, ticket, ...more };
  const addressed = { memberId: recipient.id, recipient: recipient.email, kind };
  await queueMail(work, addressed, {
    subject: fill(subject, values),
    paragraphs: paragraphs.map((paragraph) => fill(paragraph, values)),
    signature: site,
    ...(url !== undefined && action !== undefined ? { link: { label: action, url } } : {}),
  });
}
