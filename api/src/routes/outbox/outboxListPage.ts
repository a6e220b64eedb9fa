import { escapeHtml } from '../../notify/escapeHtml';
import { outboxPage } from './outboxPage';

interface ListedMail {
  id: string;
  recipient: string;
  subject: string;
  kind: string;
  created_at: number;
}

interface ListedText {
  recipient: string;
  body: string;
  created_at: number;
}

const time = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('T', ' ').slice(0, 19);

const row = ({ id, recipient, subject, kind, created_at: created }: ListedMail): string =>
  `<li><a href="/outbox/${id}">${escapeHtml(subject)}</a><p>To ${escapeHtml(recipient)}</p><p><time>${time(created)} UTC</time> · ${escapeHtml(kind)}</p></li>`;

const textRow = ({ recipient, body, created_at: created }: ListedText): string =>
  `<li>${escapeHtml(body)}<p>To ${escapeHtml(recipient)}</p><p><time>${time(created)} UTC</time> · text message</p></li>`;

const listOf = (rows: string[]): string => `<ul>${rows.join('')}</ul>`;

/** All mails, newest first, after the newest text messages: lists rather than tables, so that a phone shows them whole. */
export function outboxListPage(mails: ListedMail[], texts: ListedText[]): string {
  const texted = texts.length === 0 ? '' : `<h2>Text messages</h2>${listOf(texts.map(textRow))}<h2>Mails</h2>`;
  return outboxPage('Outbox', texted + (mails.length === 0 ? '<p>No mail has been written yet.</p>' : listOf(mails.map(row))));
}
