import { randomUUID } from 'node:crypto';
import type { PaymentStatus } from '@rendezvous/shared/contract';
import { checkBooks } from '../credits/sqlBooks';
import { findBalance } from '../credits/sqlLedger';
import { signWebhook, deriveWebhookKeys } from '../ports/webhookSignature';
import { anOrder, type TestOrder } from '../testing/anOrder';
import { getProofSeed } from '../testing/getProofRuns';
import { createSeededRandom } from '../pictures/createSeededRandom';
import { testApi } from '../testing/testApi';

const api = testApi();
const random = createSeededRandom(getProofSeed(20_260_602));
const REPEAT_COUNT = 50;
const NOTICE_STATUSES = ['pending', 'completed', 'failed', 'cancelled', 'expired', 'refunded', 'partly_refunded', 'charged_back'] as const;

type Step = () => Promise<void>;

/** A change to the payment at the provider. */
interface ProviderChange {
  status?: PaymentStatus;
  amount?: number;
  currency?: 'EUR' | 'PLN';
}

function deliver(payload: string, signature: string) {
  const headers = { 'content-type': 'application/json', 'x-sandbox-signature': signature };
  return api.app.inject({ method: 'POST', url: '/api/payment-webhook.php', payload, headers });
}

const sign = (payload: string, age = 0, key = deriveWebhookKeys(api.app.config.secrets)[0]) => signWebhook(payload, api.now() - age, key);

function createPayload({ reference }: TestOrder, status: PaymentStatus, change: object = {}): string {
  const payment = { reference, merchant: 'sandbox-merchant', status, amount: 1_490, currency: 'EUR', ...change };
  return JSON.stringify({ id: `${status} ${reference}`, payment });
}

/** Creates steps that deliver bad notices: forged, stale, from the future, altered in transit, or signed but with a wrong amount. */
function createBadNotices(order: TestOrder): Step[] {
  const createRejectedStep = (payload: string, signature: () => string): Step => {
    return async () => expect((await deliver(payload, signature())).statusCode).toBe(422);
  };
  const honestPayload = createPayload(order, 'completed');
  return [
    createRejectedStep(honestPayload, () => ''),
    createRejectedStep(honestPayload, () => sign(honestPayload, 0, 'a guess')),
    createRejectedStep(honestPayload, () => sign(honestPayload, 301)),
    createRejectedStep(honestPayload, () => sign(honestPayload, -301)),
    createRejectedStep(createPayload(order, 'completed', { amount: 1 }), () => sign(honestPayload)),
    createRejectedStep(honestPayload.slice(1), () => sign(honestPayload)),
    async () => {
      const wrongPayload = createPayload(order, 'completed', { amount: 149_000, currency: 'PLN' });
      expect([200, 409]).toContain((await deliver(wrongPayload, sign(wrongPayload))).statusCode);
    },
  ];
}

const createNotices = (order: TestOrder): Step[] =>
  NOTICE_STATUSES.flatMap((status) =>
    Array.from({ length: REPEAT_COUNT }, () => async () => {
      const payload = createPayload(order, status);
      expect([200, 409]).toContain((await deliver(payload, sign(payload))).statusCode);
    }),
  );

const createProviderStep = (order: TestOrder, change: ProviderChange): Step => {
  return async () => void (await api.db.updateTable('sandbox_payments').set(change).where('reference', '=', order.reference).execute());
};

/** Delivers notices in random order, eight at a time, while the provider's state changes at random moments; the last state comes last. */
async function deliverInRandomOrder(order: TestOrder, moves: ProviderChange[]): Promise<void> {
  const badSteps = Array.from({ length: REPEAT_COUNT }, () => createBadNotices(order)).flat();
  const deliveries = [...createNotices(order), ...badSteps];
  const steps = random.sample(deliveries, deliveries.length);
  const moments = moves.map(() => random.int(0, steps.length)).sort((a, b) => a - b);
  moves.forEach((move, index) => steps.splice((moments[index] ?? 0) + index, 0, createProviderStep(order, move)));
  const lanes = Array.from({ length: 8 }, async () => {
    for (let step = steps.shift(); step; step = steps.shift()) await step();
  });
  await Promise.all(lanes);
  const lastPayload = createPayload(order, moves.at(-1)?.status ?? 'pending');
  await deliver(lastPayload, sign(lastPayload));
}

const findKinds = async ({ id }: TestOrder): Promise<string[]> => {
  const rows = await api.db.selectFrom('ledger_transactions').select('kind').where('reference', '=', id).orderBy('created_at').execute();
  return rows.map(({ kind }) => kind).sort();
};

const countMails = async ({ member }: TestOrder): Promise<number> => (await api.mailsTo(member.email)).length;

test.each<[moves: ProviderChange[], status: string, credits: number, kinds: string[]]>([
  [[], 'pending', 0, []],
  [[{ status: 'completed' }], 'completed', 10, ['purchase']],
  [[{ status: 'failed' }], 'failed', 0, []],
  [[{ status: 'cancelled' }], 'cancelled', 0, []],
  [[{ status: 'expired' }], 'expired', 0, []],
  [[{ status: 'completed' }, { status: 'charged_back' }], 'charged_back', 0, ['purchase', 'reversal']],
  [[{ status: 'charged_back' }], 'charged_back', 0, ['purchase', 'reversal']],
  [[{ status: 'completed' }, { status: 'refunded' }], 'refunded', 0, ['purchase', 'reversal']],
  [[{ status: 'completed' }, { status: 'partly_refunded' }], 'completed', 10, ['purchase']],
  [[{ status: 'completed', amount: 1 }], 'pending', 0, []],
  [[{ status: 'completed', currency: 'PLN' }, { currency: 'EUR' }], 'completed', 10, ['purchase']],
])(
  'R-329 a payment that the provider moves to %j ends as %s, whatever notices arrive, 50 times each and in random order',
  async (moves, status, credits, kinds) => {
    const order = await anOrder(api);
    await deliverInRandomOrder(order, moves);
    const row = await api.db.selectFrom('payments').select('status').where('id', '=', order.id).executeTakeFirstOrThrow();
    expect([row.status, await findBalance(api.db, order.member.id), await findKinds(order)]).toEqual([status, credits, kinds]);
    expect(await countMails(order)).toBe(kinds.includes('purchase') ? 1 : 0);
    expect(await checkBooks(api.db)).toEqual([]);
  },
  300_000,
);

test.each([{ amount: 1 }, { amount: 149_000 }, { currency: 'PLN' }] as const)(
  'R-329 a payment with %j at the provider is never accepted, however often it is reported',
  async (change) => {
    const order = await anOrder(api);
    await createProviderStep(order, { status: 'completed', ...change })();
    const payload = createPayload(order, 'completed', change);
    for (let turn = 0; turn < REPEAT_COUNT; turn += 1) expect((await deliver(payload, sign(payload))).statusCode).toBe(409);
    const { status } = await api.db.selectFrom('payments').select('status').where('id', '=', order.id).executeTakeFirstOrThrow();
    expect([status, await findBalance(api.db, order.member.id)]).toEqual(['pending', 0]);
  },
  300_000,
);

test('R-329 a repeated notice is stored once, and every accepted one is stored', async () => {
  const order = await anOrder(api);
  await createProviderStep(order, { status: 'completed' })();
  const payload = createPayload(order, 'completed');
  const otherPayload = JSON.stringify({ ...JSON.parse(payload), id: randomUUID() });
  await Promise.all([payload, payload, otherPayload, payload].map((text) => deliver(text, sign(text))));
  const storedEvents = await api.db.selectFrom('webhook_events').select('id').where('payment_id', '=', order.id).execute();
  expect(storedEvents).toHaveLength(2);
});
