import type { FastifyInstance } from 'fastify';
import type { PaymentStatus } from '@rendezvous/shared/contract';
import { ApiError } from '../../ApiError';
import { keepCard } from '../../ports/payments/sandbox/sandboxCards';
import { SANDBOX_MERCHANT, SANDBOX_SIGNATURE_HEADER } from '../../ports/payments/sandbox/sandboxPayments';
import { signWebhook } from '../../ports/payments/webhookSignature';
import { webhookKeys } from '../../ports/payments/webhookKeys';
import { sandboxPage } from './sandboxPage';
import { SANDBOX_POLICY } from './sandboxPolicy';

/** What each button makes of a payment, and in which states it does. */
const OUTCOMES = {
  pay: { from: ['pending'], to: 'completed' },
  fail: { from: ['pending'], to: 'failed' },
  cancel: { from: ['pending'], to: 'cancelled' },
  return: { from: ['completed', 'partly_refunded'], to: 'charged_back' },
} as const satisfies Record<string, { from: readonly PaymentStatus[]; to: PaymentStatus }>;

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

/** Moves the payment if it is in a state for that; only the first choice counts. */
async function move(app: FastifyInstance, reference: string, { from, to }: Outcome, now: number): Promise<boolean> {
  const chosen = app.db
    .updateTable('sandbox_payments')
    .set({ status: to })
    .where('reference', '=', reference)
    .where('status', 'in', [...from]);
  const open = to === 'charged_back' ? chosen : chosen.where('expires_at', '>', now);
  const moved = await open.returning('store').executeTakeFirst();
  if (moved?.store === true && to === 'completed') await keepCard(app.db, reference, now);
  return moved !== undefined;
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
    reply.header('content-security-policy', SANDBOX_POLICY);
  });
  app.get<{ Params: { reference: string } }>('/sandbox/payments/:reference', { config: { tag: 'sandbox' } }, async (request, reply) => {
    const payment = await findSandboxPayment(app, request.params.reference);
    const open = payment.status === 'pending' && request.now < payment.expires_at;
    return reply.type('text/html; charset=utf-8').send(sandboxPage(payment, open));
  });
  app.post<{ Params: { reference: string } }>(
    '/sandbox/payments/:reference',
    { config: { tag: 'sandbox', crossSite: 'origin' } },
    async (request, reply) => {
      const payment = await findSandboxPayment(app, request.params.reference);
      const outcome = outcomeOf(request.body);
      if (outcome && (await move(app, payment.reference, outcome, request.now))) await notify(app, payment.reference, request.now);
      return reply.redirect(payment.return_path, 303);
    },
  );
};
