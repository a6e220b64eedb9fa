import { randomUUID } from 'node:crypto';
import { toUSVString } from 'node:util';
import { SANDBOX_SIGNATURE_HEADER } from '../../demo/src/sandbox/sandboxPayments';
import { FEEDBACK_SIGNATURE_HEADER, signWebhook, deriveWebhookKeys } from '../ports/webhookSignature';
import { anOrder } from '../testing/anOrder';
import { findNewestMail } from '../testing/findNewestMail';
import type { TestApi } from '../testing/testApi';
import { byVisitor } from './createCaller';
import { type Attempt, type CallRow, WHY_NOT } from './CallRow';

const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };

const withSignature = (api: TestApi, header: string, raw: string): Attempt => {
  const [key] = deriveWebhookKeys(api.app.config.secrets);
  return { client: api.visitor, raw, headers: { [header]: signWebhook(raw, api.now(), key) } };
};

const createFeedback = (api: TestApi, report: object): Attempt => withSignature(api, FEEDBACK_SIGNATURE_HEADER, JSON.stringify(report));

async function createWebhookEvent(api: TestApi, overrides: Record<string, string> = {}): Promise<Attempt> {
  const { reference } = await anOrder(api);
  const { id = randomUUID(), ...paymentFields } = overrides;
  const payment = { reference, merchant: 'sandbox-merchant', status: 'completed', amount: 1490, currency: 'EUR', ...paymentFields };
  return withSignature(api, SANDBOX_SIGNATURE_HEADER, JSON.stringify({ id, payment }));
}

const withoutSignature = (attempt: Attempt): Attempt => ({
  client: attempt.client,
  ...(attempt.raw === undefined ? {} : { raw: attempt.raw }),
});
const onPaymentPage = async (api: TestApi, input: object = {}): Promise<Attempt> => ({
  client: api.visitor,
  pathParam: (await anOrder(api)).reference,
  ...input,
});

async function createMail(api: TestApi): Promise<string> {
  const { email } = await api.aMember();
  await api.visitor.post('/api/password-reset.php', { email });
  return (await findNewestMail(api, email)).id;
}

/** Rows of the calls made by providers and operators, and of local stand-ins for providers. */
export const operationRows = {
  'POST /api/mail-feedback.php': {
    rows: 'R-115 R-406',
    success: async (api) => createFeedback(api, { email: (await api.aMember()).email, reason: 'fbl' }),
    refusal: ['validation', async (api) => withoutSignature(createFeedback(api, { email: (await api.aMember()).email, reason: 'fbl' }))],
    foreign: WHY_NOT.signed,
    bad: ['validation', async (api) => createFeedback(api, { email: (await api.aMember()).email, reason: 'dislike' })],
    textAttempts: async (api, text) => [
      createFeedback(api, { email: text, reason: 'fbl' }),
      createFeedback(api, { email: 'anna@example.org', reason: text }),
    ],
  },
  'POST /api/payment-webhook.php': {
    rows: 'R-329 R-394',
    success: async (api) => ({ ...(await createWebhookEvent(api)), shows: { received: true } }),
    refusal: ['validation', async (api) => withoutSignature(await createWebhookEvent(api))],
    foreign: ['not_found', (api) => createWebhookEvent(api, { reference: 'that-of-another-shop' })],
    bad: ['validation', async (api) => withSignature(api, SANDBOX_SIGNATURE_HEADER, '{"id":')],
    textAttempts: (api, text) =>
      Promise.all(['id', 'reference', 'merchant', 'status', 'currency'].map((field) => createWebhookEvent(api, { [field]: text }))),
  },
  'GET /sandbox/payments/:reference': {
    rows: 'R-398',
    success: onPaymentPage,
    refusal: ['not_found', byVisitor({ pathParam: 'nothing' })],
    foreign: WHY_NOT.secretName,
    textAttempts: async (api, text) => [{ client: api.visitor, pathParam: text }],
  },
  'POST /sandbox/payments/:reference': {
    rows: 'R-398',
    success: (api) => onPaymentPage(api, { raw: 'action=pay', headers: FORM_HEADERS }),
    refusal: [
      'cross_site',
      async (api) => ({ ...(await onPaymentPage(api)), client: api.visitor.withHeaders({ 'sec-fetch-site': 'cross-site' }) }),
    ],
    foreign: WHY_NOT.secretName,
    bad: ['not_found', byVisitor({ pathParam: '../x', raw: 'action=pay', headers: FORM_HEADERS })],
    textAttempts: async (api, text) => [
      await onPaymentPage(api, { raw: `action=${encodeURIComponent(toUSVString(text))}`, headers: FORM_HEADERS }),
      { client: api.visitor, pathParam: text, raw: 'action=pay', headers: FORM_HEADERS },
    ],
  },
  'GET /outbox': { rows: 'R-368', success: byVisitor(), refusal: WHY_NOT.answersAll, foreign: WHY_NOT.namesNothing },
  'GET /outbox/:id': {
    rows: 'R-368',
    success: async (api) => ({ client: api.visitor, pathParam: await createMail(api) }),
    refusal: ['not_found', byVisitor({ pathParam: 'nothing' })],
    foreign: WHY_NOT.secretName,
    textAttempts: async (api, text) => [{ client: api.visitor, pathParam: text }],
  },
  'GET /api/openapi.json': {
    rows: 'R-363',
    success: byVisitor({ shows: { openapi: '3.1.0' } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/docs': { rows: 'R-363', success: byVisitor(), refusal: WHY_NOT.answersAll, foreign: WHY_NOT.namesNothing },
  'GET /api/health.php': {
    rows: 'R-410',
    success: byVisitor({ shows: { status: 'ok', database: true } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/metrics': { rows: 'R-410', success: byVisitor(), refusal: WHY_NOT.answersAll, foreign: WHY_NOT.namesNothing },
} satisfies Record<string, CallRow>;
