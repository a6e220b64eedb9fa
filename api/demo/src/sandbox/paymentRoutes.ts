import { DAY_S } from '@rendezvous/shared/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../src/ApiError';
import { signWebhook, deriveWebhookKeys } from '../../../src/ports/webhookSignature';
import { PLAIN_PAGE_POLICY } from '../../../src/htmlPage';
import { renderPaymentPage } from './paymentPage';
import { SANDBOX_MERCHANT, SANDBOX_SIGNATURE_HEADER } from './sandboxPayments';
import { findPayment, storeCard, type StatusTransition, transitionPayment, type SandboxPayment } from './sqlSandbox';

/** Status that each button except `leave` sets, and the statuses in which the button works. */
const TRANSITIONS = {
  pay: { from: ['pending'], to: 'completed' },
  fail: { from: ['pending'], to: 'failed' },
  cancel: { from: ['pending'], to: 'cancelled' },
  return: { from: ['completed', 'partly_refunded'], to: 'charged_back' },
} as const satisfies Record<string, StatusTransition>;

/** Lifetime of a stored card, in seconds: shorter than a session, so that a decline can be tested by advancing the clock. */
const CARD_LIFETIME_S = 25 * DAY_S;

const findTransition = (body: unknown): StatusTransition | undefined => {
  const action = body instanceof URLSearchParams ? body.get('action') : null;
  return Object.entries(TRANSITIONS).find(([name]) => name === action)?.[1];
};

/** Creates a fictitious card for a payment, with digits derived from the payment's reference. */
function createCard(reference: string, now: number) {
  const digits = [...reference].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 10_000, 7);
  return { token: `card-${reference}`, label: `•••• ${String(digits).padStart(4, '0')}`, expires_at: now + CARD_LIFETIME_S };
}

async function loadPayment(app: FastifyInstance, reference: string): Promise<SandboxPayment> {
  const payment = await findPayment(app.db, reference);
  if (!payment) throw new ApiError('not_found');
  return payment;
}

/** Changes the status if the current one allows it, and stores the card of a completed payment if requested; false if unchanged. */
async function applyTransition({ db }: FastifyInstance, reference: string, transition: StatusTransition, now: number): Promise<boolean> {
  const payment = await transitionPayment(db, reference, transition, transition.to === 'charged_back' ? null : now);
  if (payment?.store === true && transition.to === 'completed') await storeCard(db, reference, createCard(reference, now));
  return payment !== undefined;
}

/** Notifies the shop with a signed webhook, as a real provider does. */
async function notify(app: FastifyInstance, reference: string, now: number): Promise<void> {
  const { status, amount, currency } = await loadPayment(app, reference);
  const event = { id: app.ports.random.id(), payment: { reference, merchant: SANDBOX_MERCHANT, status, amount, currency } };
  const payload = JSON.stringify(event);
  const signature = signWebhook(payload, now, deriveWebhookKeys(app.config.secrets)[0]);
  const headers = { 'content-type': 'application/json', [SANDBOX_SIGNATURE_HEADER]: signature };
  await app.inject({ method: 'POST', url: '/api/payment-webhook.php', headers, payload });
}

/** Routes of the sandbox's hosted payment page; its webhook uses the same route as any provider's. */
export const sandboxRoutes = async (app: FastifyInstance): Promise<void> => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: unknown, body: string) => {
    return new URLSearchParams(body);
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', PLAIN_PAGE_POLICY);
  });
  app.get<{ Params: { reference: string } }>('/sandbox/payments/:reference', { config: { tag: 'sandbox' } }, async (request, reply) => {
    const payment = await loadPayment(app, request.params.reference);
    const isOpen = payment.status === 'pending' && request.now < payment.expires_at;
    return reply.type('text/html; charset=utf-8').send(renderPaymentPage(payment, isOpen));
  });
  app.post<{ Params: { reference: string } }>(
    '/sandbox/payments/:reference',
    { config: { tag: 'sandbox', crossSite: 'origin' } },
    async (request, reply) => {
      const payment = await loadPayment(app, request.params.reference);
      const transition = findTransition(request.body);
      if (transition && (await applyTransition(app, payment.reference, transition, request.now)))
        await notify(app, payment.reference, request.now);
      return reply.redirect(payment.return_path, 303);
    },
  );
};
