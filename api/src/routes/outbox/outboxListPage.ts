import { escapeHtml } from '../../domain/mail/escapeHtml';
import { outboxPage } from './outboxPage';

interface ListedMail {
  id: string;
  recipient: string;
  subject: string;
  kind: string;
  created_at: number;
}

const time = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('T', ' ').slice(0, 19);

const row = ({ id, recipient, subject, kind, created_at: created }: ListedMail): string =>
  `<li><a href="/outbox/${id}">${escapeHtml(subject)}</a><p>To ${escapeHtml(recipient)}</p><p><time>${time(created)} UTC</time> · ${escapeHtml(kind)}</p></li>`;

/** All mails, newest first: a list rather than a table, so that a phone shows it whole. */
export const outboxListPage = (mails: ListedMail[]): string =>
  outboxPage('Outbox', mails.length === 0 ? '<p>No mail has been written yet.</p>' : `<ul>${mails.map(row).join('')}</ul>`);
