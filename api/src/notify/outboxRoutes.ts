import type { FastifyInstance } from 'fastify';
import { ApiError } from '../ApiError';
import { escapeHtml } from '../htmlPage';
import { findMail, findNewestMails, findNewestTextMessages } from './sqlOutbox';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:46rem;padding:1.5rem;color:#2b2129;background:#fff;overflow-wrap:anywhere}
a{color:#b01a58}ul{list-style:none;margin:0;padding:0}li{padding:.75rem 0;border-bottom:1px solid #eadbe2}li a{display:inline-block;padding:.25rem 0;font-weight:600}
li p{margin:0;color:#6f5f69;font-size:.875rem}pre{white-space:pre-wrap;font:inherit;background:#fbf3f6;border-radius:12px;padding:1rem}dt{color:#6f5f69}dd{margin:0 0 .5rem}
@media (prefers-color-scheme:dark){body{color:#f3e8ee;background:#1c1519}a{color:#ff8cba}pre{background:#2a2026}li{border-color:#41323b}li p,dt{color:#c3b0ba}}`;

/** Renders a page of the local outbox; `body` is HTML. */
const renderOutboxPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>` +
  `<body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;

interface ListedMail {
  id: string;
  recipient: string;
  subject: string;
  kind: string;
  created_at: number;
}

interface ListedTextMessage {
  recipient: string;
  body: string;
  created_at: number;
}

const formatTime = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('T', ' ').slice(0, 19);

const renderMailRow = ({ id, recipient, subject, kind, created_at: created }: ListedMail): string =>
  `<li><a href="/outbox/${id}">${escapeHtml(subject)}</a><p>To ${escapeHtml(recipient)}</p><p><time>${formatTime(created)} UTC</time> · ${escapeHtml(kind)}</p></li>`;

const renderTextRow = ({ recipient, body, created_at: created }: ListedTextMessage): string =>
  `<li>${escapeHtml(body)}<p>To ${escapeHtml(recipient)}</p><p><time>${formatTime(created)} UTC</time> · text message</p></li>`;

const renderList = (rows: string[]): string => `<ul>${rows.join('')}</ul>`;

/** Renders the newest emails below the newest text messages, as lists rather than tables, so that they fit on a phone. */
export function renderOutboxListPage(mails: ListedMail[], textMessages: ListedTextMessage[]): string {
  const textSection = textMessages.length === 0 ? '' : `<h2>Text messages</h2>${renderList(textMessages.map(renderTextRow))}<h2>Mails</h2>`;
  return renderOutboxPage(
    'Outbox',
    textSection + (mails.length === 0 ? '<p>No mail has been written yet.</p>' : renderList(mails.map(renderMailRow))),
  );
}

const LINK_PATTERN = /https?:\/\/[^\s<>"']+/g;

const linkify = (text: string): string => escapeHtml(text).replace(LINK_PATTERN, (link) => `<a href="${link}">${link}</a>`);

interface DisplayedMail {
  recipient: string;
  subject: string;
  body_text: string;
}

/** Renders an email, with clickable links. */
export const renderOutboxMailPage = ({ recipient, subject, body_text: text }: DisplayedMail): string =>
  renderOutboxPage(
    subject,
    `<dl><dt>To</dt><dd>${escapeHtml(recipient)}</dd></dl><pre>${linkify(text)}</pre><p><a href="/outbox">All mails</a></p>`,
  );

/** Maximum number of emails and of text messages listed. */
const MAILS_MAX = 100;
const TEXT_MESSAGES_MAX = 20;

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * GET /outbox and /outbox/:id: a local outbox of emails and text messages; it does not exist in production, or where emails are really sent
 * (R-334, R-368).
 */
export const outboxRoutes = async (app: FastifyInstance): Promise<void> => {
  if (app.config.environment === 'production' || app.config.smtpUrl) return;
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', POLICY);
  });
  app.get('/outbox', { config: { tag: 'sandbox' } }, async (_request, reply) => {
    const mails = await findNewestMails(app.db, MAILS_MAX);
    const texts = await findNewestTextMessages(app.db, TEXT_MESSAGES_MAX);
    return reply.type('text/html; charset=utf-8').send(renderOutboxListPage(mails, texts));
  });
  app.get<{ Params: { id: string } }>('/outbox/:id', { config: { tag: 'sandbox' } }, async (request, reply) => {
    const mail = await findMail(app.db, request.params.id);
    if (!mail) throw new ApiError('not_found');
    return reply.type('text/html; charset=utf-8').send(renderOutboxMailPage(mail));
  });
};
