import type { Locale } from '@rendezvous/shared/contract';
import type { JobHandler } from '../jobs/JobKind';
import { enqueueJob } from '../jobs/sql';
import type { UnitOfWork } from '../UnitOfWork';
import { escapeHtml } from '../htmlPage';
import { findUnsentMail, insertMail, markMailSent } from './sqlOutbox';

/** Content of an email: whole sentences, and at most one link besides the unsubscribe link. */
export interface MailContent {
  language: Locale;
  subject: string;
  paragraphs: readonly string[];
  /** Placed after the first paragraph. */
  link?: { label: string; url: string };
  /** Link at the end of emails that the member can unsubscribe from. */
  unsubscribe?: { label: string; url: string };
  /** Name of the site, shown below the text. */
  signature: string;
  /** Lines below the signature, such as why the member gets the email. */
  footer?: readonly string[];
}

const BODY_STYLE = 'font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#2b2129';
const BUTTON_STYLE = 'display:inline-block;padding:12px 20px;border-radius:999px;background:#d6246e;color:#ffffff;text-decoration:none';

const formatLink = (link?: { label: string; url: string }): string[] => (link ? [`${link.label}:\n${link.url}`] : []);

const toText = ({ paragraphs: [first = '', ...rest], link, signature, footer = [], unsubscribe }: MailContent): string =>
  [first, ...formatLink(link), ...rest, signature, ...footer, ...formatLink(unsubscribe)].join('\n\n');

function toHtml({ language, subject, paragraphs: [first = '', ...rest], link, signature, footer = [], unsubscribe }: MailContent): string {
  const renderParagraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
  const button = link ? `<p><a href="${escapeHtml(link.url)}" style="${BUTTON_STYLE}">${escapeHtml(link.label)}</a></p>` : '';
  const unsubscribeLink = unsubscribe ? `<p><a href="${escapeHtml(unsubscribe.url)}">${escapeHtml(unsubscribe.label)}</a></p>` : '';
  const body = [renderParagraph(first), button, ...[...rest, signature, ...footer].map(renderParagraph), unsubscribeLink].join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="${BODY_STYLE}">${body}</body></html>`;
}

/** Composes an email as text and as HTML. */
export const composeMail = (content: MailContent): { subject: string; text: string; html: string } => ({
  subject: content.subject,
  text: toText(content),
  html: toHtml(content),
});

/** The recipient and the purpose (`kind`) of an email. */
export interface MailEnvelope {
  memberId: string | null;
  recipient: string;
  kind: string;
}

/** Stores an email in the outbox and returns its id; `sendMailJob` sends it. */
export async function storeMail(work: UnitOfWork, { memberId, recipient, kind }: MailEnvelope, content: MailContent): Promise<string> {
  const id = work.random.id();
  const { subject, text, html } = composeMail(content);
  await insertMail(work.db, {
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
  });
  return id;
}

/** Stores an email and the job that sends it, in the same transaction as the event that the email is about. */
export async function queueMail(work: UnitOfWork, envelope: MailEnvelope, content: MailContent): Promise<void> {
  const id = await storeMail(work, envelope, content);
  await enqueueJob(work.db, { id: `mail-${id}`, kind: 'mail', payload: { mail_id: id }, runAt: work.now });
}

/** Kinds of emails that a member still gets while their account is about to be deleted: how to restore it, and signs of account theft. */
const MAILS_DURING_DELETION: readonly string[] = ['deletion', 'mail_changed', 'password_changed'];

/** Sends an email from the outbox, unless it was already sent or is withheld because the account is about to be deleted. */
export const sendMailJob: JobHandler = async ({ db, ports }, { mail_id: id = '' }) => {
  const unsentMail = await findUnsentMail(db, id);
  if (!unsentMail) return;
  const { status, ...mail } = unsentMail;
  if (status === 'pending_deletion' && !MAILS_DURING_DELETION.includes(mail.kind)) return;
  await ports.mail.send(mail);
  await markMailSent(db, id, ports.clock.now());
};
