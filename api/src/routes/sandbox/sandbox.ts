import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../ApiError';
import { SANDBOX_MERCHANT, SANDBOX_SIGNATURE_HEADER } from '../../ports/payments/sandbox/sandboxPayments';
import { signWebhook } from '../../ports/payments/webhookSignature';
import { webhookKeys } from '../../ports/payments/webhookKeys';
import { sandboxPage } from './sandboxPage';
import { sandboxStyle } from './sandboxStyle';

const POLICY = [
  "default-src 'none'",
  `style-src '${sandboxStyle.hash}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const OUTCOMES = { pay: 'completed', fail: 'failed', cancel: 'cancelled' } as const;

type Outcome = (typeof OUTCOMES)[keyof typeof OUTCOMES];

const outcomeOf = (body: unknown): Outcome | undefined => {
  const action = body instanceof URLSearchParams ? body.get('action') : null;
  return Object.entries(OUTCOMES).find(([name]) => name === action)?.[1];
};

const findSandboxPayment = async (app: FastifyInstance, reference: string) => {
  const payment = await app.db.selectFrom('sandbox_payments').selectAll().where('reference', '=', reference).executeTakeFirst();
  if (!payment) throw new ApiError('not_found');
  return payment;
};

/** Closes the payment if it is still open; only the first choice counts. */
async function close(app: FastifyInstance, reference: string, status: Outcome, now: number): Promise<boolean> {
  const { numUpdatedRows } = await app.db
    .updateTable('sandbox_payments')
    .set({ status })
    .where('reference', '=', reference)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Tells the shop, as a provider does: a signed webhook to its own address. */
async function notify(app: FastifyInstance, reference: string, now: number): Promise<void> {
  const { status, amount, currency } = await findSandboxPayment(app, reference);
  const event = { id: app.ports.random.id(), payment: { reference, merchant: SANDBOX_MERCHANT, status, amount, currency } };
  const payload = JSON.stringify(event);
  const signature = signWebhook(payload, now, webhookKeys(app.config.secrets)[0]);
  const headers = { 'content-type': 'application/json', [SANDBOX_SIGNATURE_HEADER]: signature };
  await app.inject({ method: 'POST', url: '/api/payment-webhook.php', headers, payload });
}

/** The hosted payment page of the sandbox; its webhook goes through the same route as any provider's. */
export const sandboxRoutes = async (app: FastifyInstance): Promise<void> => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: unknown, body: string) => {
    return new URLSearchParams(body);
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', POLICY);
  });
  app.get<{ Params: { reference: string } }>('/sandbox/payments/:reference', async (request, reply) => {
    const payment = await findSandboxPayment(app, request.params.reference);
    const open = payment.status === 'pending' && request.now < payment.expires_at;
    return reply.type('text/html; charset=utf-8').send(sandboxPage(payment, open));
  });
  app.post<{ Params: { reference: string } }>(
    '/sandbox/payments/:reference',
    { config: { crossSite: 'origin' } },
    async (request, reply) => {
      const payment = await findSandboxPayment(app, request.params.reference);
      const outcome = outcomeOf(request.body);
      if (outcome && (await close(app, payment.reference, outcome, request.now))) await notify(app, payment.reference, request.now);
      return reply.redirect(payment.return_path, 303);
    },
  );
};
