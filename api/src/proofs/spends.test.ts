import { randomUUID } from 'node:crypto';
import { giftCredits, GIFTS } from '@rendezvous/shared/contract';
import { checkBooks } from '../credits/sqlBooks';
import { findBalance } from '../credits/sqlLedger';
import { createSeededRandom, type SeededRandom } from '../pictures/createSeededRandom';
import { aConversation } from '../testing/aConversation';
import { aPurchase } from '../testing/anOrder';
import { getProofRuns, getProofSeed } from '../testing/getProofRuns';
import type { TestResponse } from '../testing/TestClient';
import { testApi } from '../testing/testApi';

const api = testApi();
const SPEND_COUNT = 200;
const STRANGER_COUNT = 5;
const TEXTS = ['Hello', 'Hello', 'My number is 0612345678'];
const SEEDS = Array.from({ length: getProofRuns({ quick: 2, full: 10 }) }, (_, index) => getProofSeed(index + 1));

interface Spend {
  body: { client_id: string };
  cost: number;
}

/** Creates a random message of one of the kinds that spend credits differently: text, risky text, gift, first message to a stranger. */
function aSpend(random: SeededRandom, conversation: string, strangers: string[]): Spend {
  const isFirst = random.chance(0.2);
  const commonFields = { client_id: randomUUID(), ...(isFirst ? { profile_id: random.pick(strangers) } : { conversation }) };
  if (isFirst || random.chance(0.7)) {
    return { body: Object.assign(commonFields, { type: 'text', body: random.pick(TEXTS) }), cost: 1 };
  }
  const { key } = random.pick(GIFTS);
  return { body: Object.assign(commonFields, { type: 'gift', gift: key }), cost: giftCredits(key, { gift_credits: 2 }) };
}

async function aBuyer(random: SeededRandom) {
  const buyer = await aConversation(api, { me: { credits: random.int(20, 90) } });
  const orders: string[] = [];
  for (let order = random.int(0, 3); order > 0; order -= 1) {
    orders.push((await aPurchase(api, { package_id: random.int(1, 2) }, buyer.me)).id);
  }
  const strangers: string[] = [];
  while (strangers.length < STRANGER_COUNT) strangers.push((await api.aMember()).id);
  return { ...buyer, orders, strangers };
}

const sumRefundedCredits = async (memberId: string): Promise<number> => {
  const rows = await api.db.selectFrom('payments').select('refunded_credits').where('member_id', '=', memberId).execute();
  return rows.reduce((sum, { refunded_credits: credits }) => sum + credits, 0);
};

/** Repeats a call, as clients do with the same client_id, until the api is no longer too busy; returns the response. */
async function retryWhileOverloaded(call: () => Promise<TestResponse>): Promise<TestResponse> {
  const answer = await call();
  return answer.status === 503 ? retryWhileOverloaded(call) : answer;
}

/** Makes concurrent calls in random order; returns the response to each. */
async function makeConcurrentCalls(random: SeededRandom, calls: readonly (() => Promise<TestResponse>)[]): Promise<TestResponse[]> {
  const answers: TestResponse[] = [];
  const shuffledCalls = random.sample([...calls.entries()], calls.length);
  await Promise.all(shuffledCalls.map(async ([place, call]) => (answers[place] = await retryWhileOverloaded(call))));
  return answers;
}

test.each(SEEDS)(
  'R-401 R-402 seed %i: of 200 concurrent spends exactly as many are paid as there are credits for',
  async (seed) => {
    const random = createSeededRandom(seed);
    const { me, mine, theirs, id, orders, strangers } = await aBuyer(random);
    const balanceBefore = await findBalance(api.db, me.id);
    const spends = Array.from({ length: SPEND_COUNT }, () => aSpend(random, id, strangers));
    // Meanwhile the member withdraws twice from one of several orders and the partner writes; both actions lock the same rows.
    const withdraw = () => mine.post('/api/refund.php', { payment_id: orders[0], confirm: true });
    const sendAnswer = () => theirs.post('/api/chat.php', { conversation: id, client_id: randomUUID(), type: 'text', body: 'Hi' });
    const otherCalls = [...(orders.length > 1 ? [withdraw, withdraw] : []), ...Array.from({ length: 20 }, () => sendAnswer)];
    const answers = await makeConcurrentCalls(random, [
      ...spends.map(
        ({ body }) =>
          () =>
            mine.post('/api/chat.php', { ...body }),
      ),
      ...otherCalls,
    ]);
    expect(answers.slice(-20).map(({ status }) => status)).toEqual(Array(20).fill(200));
    const paidSpends = spends.filter((_, place) => answers[place]?.status === 200);
    const rejectedSpends = spends.filter((_, place) => answers[place]?.body.error?.code === 'not_enough_credits');
    expect(paidSpends.length + rejectedSpends.length).toBe(SPEND_COUNT);
    const balanceAfter = await findBalance(api.db, me.id);
    expect(paidSpends.reduce((sum, { cost }) => sum + cost, 0)).toBe(balanceBefore - balanceAfter - (await sumRefundedCredits(me.id)));
    expect(balanceAfter).toBeLessThan(Math.min(Infinity, ...rejectedSpends.map(({ cost }) => cost)));
    const storedMessages = await api.db.selectFrom('messages').select('client_id').where('sender_id', '=', me.id).execute();
    expect(storedMessages.map(({ client_id: key }) => key)).toEqual(expect.arrayContaining(paidSpends.map(({ body }) => body.client_id)));
    expect(storedMessages).toHaveLength(paidSpends.length + 1);
    expect(await checkBooks(api.db)).toEqual([]);
  },
  300_000,
);
