import { randomUUID } from 'node:crypto';
import { anOrder, aPurchase } from '../testing/anOrder';
import type { TestApi } from '../testing/testApi';
import { byMember, byVisitor, createCaller, UNKNOWN_ID } from './createCaller';
import { type Attempt, type CallRow, type MemberAttempt, type Scene, WHY_NOT } from './CallRow';

const buildOrderInput = (overrides: object = {}): Partial<Attempt> => ({
  body: { package_id: 1, method: 'ideal', client_id: randomUUID(), terms_version: '1', consent_start: true, ...overrides },
});
const cardOrder = { method: 'visa', store_method: true };

interface Purchase {
  payment: string;
  method: string;
}

async function buyWithCard(api: TestApi): Promise<MemberAttempt & { purchase: Purchase }> {
  const { client, member, id } = await aPurchase(api, cardOrder);
  const { methods } = (await client.get('/api/stored-methods.php')).body;
  return { client, me: member, purchase: { payment: id, method: methods[0].id } };
}

/** A call by a member who has paid with a card and stored it. */
const byBuyer =
  (buildInput: (purchase: Purchase) => Partial<Attempt>): Scene =>
  async (api) => {
    const { client, me, purchase } = await buyWithCard(api);
    return { client, me, ...buildInput(purchase) };
  };

/** A call by a member about somebody else's purchase. */
const byOtherMember =
  (buildInput: (purchase: Purchase) => Partial<Attempt>): Scene =>
  async (api) => ({ ...(await createCaller(api)), ...buildInput((await buyWithCard(api)).purchase) });

async function withForeignCode(api: TestApi): Promise<Attempt> {
  const { me } = await createCaller(api);
  const code = `OWN${api.ports.random.id()}`.toUpperCase().slice(0, 12);
  const terms = { value_percentage: 10, validity: 'once', status: 'active', currency: null, minimum_order_value: null } as const;
  await api.db
    .insertInto('discount_codes')
    .values({ ...terms, id: code, code, member_id: me.id, country: null, expires_at: null, paymentmethods: null, created_at: 1 })
    .execute();
  return { ...(await createCaller(api)), query: { code } };
}

/** Rows of the calls for prices, discount codes, orders, payments, stored methods, refunds and spending limits. */
export const creditRows = {
  'GET /api/packages.php': {
    rows: 'R-301 R-394',
    success: byVisitor({ query: { country: 'PL' }, shows: { currency: 'PLN' } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesPublic,
  },
  'GET /api/payment-methods.php': {
    rows: 'R-318 R-394',
    success: byVisitor({ query: { country: 'NL' }, shows: { methods: expect.arrayContaining(['ideal']) } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesPublic,
  },
  'POST /api/payment.php': {
    rows: 'R-323 R-394',
    success: byMember({ ...buildOrderInput(), shows: { payment: { status: 'pending', credits: 10 } } }),
    refusal: ['code_not_found', byMember(buildOrderInput({ code: 'NOSUCHCODE' }))],
    foreign: ['not_found', byOtherMember(({ method }) => buildOrderInput({ method: 'visa', stored_method: method }))],
  },
  'GET /api/payment.php': {
    rows: 'R-325 R-394',
    success: byBuyer(({ payment }) => ({ query: { id: payment }, shows: { payment: { payment_id: payment, status: 'completed' } } })),
    refusal: ['not_found', byMember({ query: { id: UNKNOWN_ID } })],
    foreign: ['not_found', byOtherMember(({ payment }) => ({ query: { id: payment } }))],
  },
  'GET /api/transactions.php': {
    rows: 'R-325 R-394',
    success: byBuyer(({ payment }) => ({ query: { page: 1 }, shows: { transactions: [{ payment_id: payment }], pages: 1 } })),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/discountcode.php': {
    rows: 'R-312 R-382',
    success: byMember({ query: { code: ' timebonus25 ' }, shows: { discountcode: { code: 'TIMEBONUS25', value_percentage: 25 } } }),
    refusal: ['code_not_found', byMember({ query: { code: 'NOSUCHCODE' } })],
    foreign: ['code_not_found', withForeignCode],
  },
  'GET /api/repeat-order.php': {
    rows: 'R-317 R-394',
    success: byBuyer(({ method }) => ({ shows: { order: { package_id: 1, stored_method: { id: method } } } })),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/stored-methods.php': {
    rows: 'R-317 R-394',
    success: byBuyer(({ method }) => ({ shows: { methods: [{ id: method }] } })),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'DELETE /api/stored-methods.php': {
    rows: 'R-317 R-394',
    success: byBuyer(({ method }) => ({ body: { id: method }, shows: { methods: [] } })),
    refusal: ['not_found', byMember({ body: { id: UNKNOWN_ID } })],
    foreign: ['not_found', byOtherMember(({ method }) => ({ body: { id: method } }))],
  },
  'POST /api/refund.php': {
    rows: 'R-339 R-394',
    success: byBuyer(({ payment }) => ({ body: { payment_id: payment, confirm: true }, shows: { refund: { credits: 10 } } })),
    refusal: [
      'conflict',
      async (api) => {
        const { client, member, id } = await anOrder(api);
        return { client, me: member, body: { payment_id: id, confirm: true } };
      },
    ],
    foreign: ['not_found', byOtherMember(({ payment }) => ({ body: { payment_id: payment, confirm: true } }))],
  },
  'GET /api/spending.php': {
    rows: 'R-340 R-394',
    success: byBuyer(() => ({ shows: { spending: { spent_30_days: 1_490 } } })),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'PUT /api/spending.php': {
    rows: 'R-340 R-394',
    success: byMember({ body: { week_limit: 5_000, stop_days: 7 }, shows: { spending: { week: { limit: 5_000 } } } }),
    refusal: ['validation', byMember({ body: { stop_days: 2 } })],
    foreign: WHY_NOT.namesNothing,
  },
} satisfies Record<string, CallRow>;
