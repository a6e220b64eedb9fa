import type { FastifyInstance } from 'fastify';
import { ApiError } from '../ApiError';
import { outboxListPage, outboxMailPage } from './outboxPages';
import { findMail, findNewestMails, findNewestTextMessages } from './sqlOutbox';

/** Maximum number of entries listed. */
const MAILS = 100;
const TEXTS = 20;

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/** GET /outbox and /outbox/:id: the local viewer of mails and text messages, never where mails really leave. */
export const outboxRoutes = async (app: FastifyInstance): Promise<void> => {
  if (app.config.environment === 'production' || app.config.smtpUrl) return;
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', POLICY);
  });
  app.get('/outbox', { config: { tag: 'sandbox' } }, async (_request, reply) => {
    const mails = await findNewestMails(app.db, MAILS);
    const texts = await findNewestTextMessages(app.db, TEXTS);
    return reply.type('text/html; charset=utf-8').send(outboxListPage(mails, texts));
  });
  app.get<{ Params: { id: string } }>('/outbox/:id', { config: { tag: 'sandbox' } }, async (request, reply) => {
    const mail = await findMail(app.db, request.params.id);
    if (!mail) throw new ApiError('not_found');
    return reply.type('text/html; charset=utf-8').send(outboxMailPage(mail));
  });
};
