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
  `<tr><td>${time(created)}</td><td>${escapeHtml(recipient)}</td><td><a href="/outbox/${id}">${escapeHtml(subject)}</a></td><td>${escapeHtml(kind)}</td></tr>`;

/** All mails, newest first. */
export const outboxListPage = (mails: ListedMail[]): string =>
  outboxPage(
    'Outbox',
    mails.length === 0
      ? '<p>No mail has been written yet.</p>'
      : `<table><thead><tr><th>Time (UTC)</th><th>To</th><th>Subject</th><th>Kind</th></tr></thead><tbody>${mails.map(row).join('')}</tbody></table>`,
  );
