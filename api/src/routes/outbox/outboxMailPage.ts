import { escapeHtml } from '../../notify/escapeHtml';
import { outboxPage } from './outboxPage';

const LINK = /https?:\/\/[^\s<>"']+/g;

const withLinks = (text: string): string => escapeHtml(text).replace(LINK, (link) => `<a href="${link}">${link}</a>`);

/** One mail, with its links to click. */
export const outboxMailPage = ({
  recipient,
  subject,
  body_text: text,
}: {
  recipient: string;
  subject: string;
  body_text: string;
}): string =>
  outboxPage(
    subject,
    `<dl><dt>To</dt><dd>${escapeHtml(recipient)}</dd></dl><pre>${withLinks(text)}</pre><p><a href="/outbox">All mails</a></p>`,
  );
