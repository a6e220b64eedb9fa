import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { giftCredits } from '@rendezvous/shared/contract';
import { startSession } from '../account/sessions';
import { checkBooks } from '../credits/sqlBooks';
import { findBalance } from '../credits/sqlLedger';
import { createSeededRandom } from '../pictures/createSeededRandom';
import { aConversation } from '../testing/aConversation';
import { getProofRuns, getProofSeed } from '../testing/getProofRuns';
import { httpCall, type HttpResponse } from '../testing/httpCall';
import { testApi } from '../testing/testApi';

const api = testApi();
const random = createSeededRandom(getProofSeed(20_260_601));
const REPEAT_COUNT = getProofRuns({ quick: 100, full: 1_000 });
const SENDER_COUNT = 8;
const CREDITS = 5_000;
/** Messages to send; the api marks the second one as risky and handles it differently. */
const TEXTS = ['Hello', 'My number is 0612345678'];

let port = 0;
/** Numbers of lost responses; `late` counts only those that were lost after the call had been processed. */
const lostCounts = { all: 0, late: 0 };

beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
});

async function aSender() {
  const { me, id } = await aConversation(api, { me: { credits: CREDITS } });
  const token = await startSession({ db: api.db, random: api.ports.random }, { memberId: me.id, now: api.now() });
  return { me, id, token };
}

/** Creates a random message; returns it with its price, and whether it starts a conversation. */
async function aMessage(conversation: string): Promise<{ message: object; cost: number; isFirst: boolean }> {
  if (random.chance(0.2)) {
    const { id } = await api.aMember();
    return { message: { profile_id: id, type: 'text', body: 'Hello' }, cost: 1, isFirst: true };
  }
  const gift = { message: { conversation, type: 'gift', gift: 'rose' }, cost: giftCredits('rose', { gift_credits: 2 }), isFirst: false };
  return random.chance(0.2) ? gift : { message: { conversation, type: 'text', body: random.pick(TEXTS) }, cost: 1, isFirst: false };
}

async function loseAnswer(token: string, body: object): Promise<void> {
  const cutAfter = random.chance(0.4) ? 'answer' : random.int(0, 25);
  const isLost = await httpCall(port, token, { method: 'POST', path: '/api/chat.php', body, cutAfter }).then(
    () => false,
    () => true,
  );
  if (isLost) lostCounts.all += 1;
  if (isLost && cutAfter === 'answer') lostCounts.late += 1;
}

/** Sends a message several times; about half of the repeats are sent before the previous call has ended, as with two tabs or an impatient client. */
async function deliver(token: string, body: object): Promise<HttpResponse> {
  const earlyAttempts: Promise<void>[] = [];
  for (let turn = random.int(1, 5); turn > 0; turn -= 1) {
    const attempt = loseAnswer(token, body);
    earlyAttempts.push(attempt);
    if (random.chance(0.5)) await attempt;
  }
  const answer = await httpCall(port, token, { method: 'POST', path: '/api/chat.php', body });
  await Promise.all(earlyAttempts);
  return answer;
}

async function send({ me, id, token }: Awaited<ReturnType<typeof aSender>>): Promise<void> {
  const answeredIds: string[] = [];
  let [totalCost, conversationCount] = [1, 1];
  while (lostCounts.all < REPEAT_COUNT) {
    const { message, cost, isFirst } = await aMessage(id);
    const client_id = randomUUID();
    const { status, body } = await deliver(token, { ...message, client_id });
    expect([status, body.message?.client_id ?? client_id]).toEqual([200, client_id]);
    answeredIds.push(body.message.id);
    totalCost += cost;
    if (isFirst) conversationCount += 1;
  }
  const storedMessages = await api.db.selectFrom('messages').select('id').where('sender_id', '=', me.id).orderBy('seq').execute();
  expect(
    storedMessages
      .slice(1)
      .map((row) => row.id)
      .sort(),
  ).toEqual(answeredIds.sort());
  const startedConversations = await api.db.selectFrom('conversations').select('id').where('started_by', '=', me.id).execute();
  expect(startedConversations).toHaveLength(conversationCount);
  expect(await findBalance(api.db, me.id)).toBe(CREDITS - totalCost);
}

test(`R-281 R-402 ${REPEAT_COUNT} retries of messages whose replies were lost store each message once and charge for it once`, async () => {
  const senders = [];
  for (let index = 0; index < SENDER_COUNT; index += 1) senders.push(await aSender());
  await Promise.all(senders.map(send));
  expect(lostCounts.late).toBeGreaterThan(REPEAT_COUNT / 10);
  expect(await checkBooks(api.db)).toEqual([]);
}, 600_000);
