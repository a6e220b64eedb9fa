import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../ApiError';
import { ReceivedReply } from '../answer';
import { tellBalance } from './tellBalance';
import { settlePayment } from './settlePayment';
import { insertWebhookEvent } from './sqlPayments';

/** POST /api/payment-webhook.php: a provider reports that a payment has changed. */
export const paymentWebhookRoutes: FastifyPluginAsync = async (app) => {
  // The signature covers the raw bytes, so nothing may parse them first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
  const options = {
    config: { access: 'public', tag: 'credits', crossSite: 'none' },
    schema: { response: { 200: ReceivedReply } },
  } as const;
  app.post('/api/payment-webhook.php', options, async (request) => {
    const { payments, random } = app.ports;
    const event = typeof request.body === 'string' ? payments.readEvent(request.body, request.headers, request.now) : undefined;
    if (event === undefined) throw new ApiError('validation');
    const work = { db: app.db, now: request.now, random };
    const payment = await settlePayment(work, payments, event.payment.reference);
    await insertWebhookEvent(work, payment.id, event);
    tellBalance(app.ports.events, payment.member_id);
    return { received: true as const };
  });
};
