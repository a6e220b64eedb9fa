import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { startSession } from '../domain/account/startSession';
import { checkBooks } from '../domain/credits/checkBooks';
import { balanceOf } from '../repositories/credits/balanceOf';
import { seededRandom } from '../seed/seededRandom';
import { aConversation } from '../testing/aConversation';
import { httpCall, type HttpAnswer } from '../testing/httpCall';
import { proofRuns } from '../testing/proofRuns';
import { testApi } from '../testing/testApi';

const api = testApi();
const random = seededRandom(20_260_601);
const REPEATS = proofRuns({ quick: 100, full: 1_000 });
const SENDERS = 8;

async function aSender() {
  const { me, id } = await aConversation(api, { me: { credits: 2_000 } });
  const token = await startSession({ db: api.db, random: api.ports.random }, { memberId: me.id, now: api.now() });
  return { me, id, token };
}

test(`R-281 R-402 ${REPEATS} repeats of messages whose answers were lost store each message once and take its price once`, async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  let [repeats, lost] = [0, 0];
  // Every second repeat overtakes the call before it, as two tabs or an impatient network do.
  const deliver = async (token: string, body: object): Promise<HttpAnswer> => {
    const call = { method: 'POST', path: '/api/chat.php', body } as const;
    const early: Promise<unknown>[] = [];
    for (let turn = random.int(1, 5); turn > 0; turn -= 1) {
      repeats += 1;
      const attempt = httpCall(port, token, { ...call, cutAfter: random.int(0, 25) }).catch(() => (lost += 1));
      early.push(attempt);
      if (random.chance(0.5)) await attempt;
    }
    const answer = await httpCall(port, token, call);
    await Promise.all(early);
    return answer;
  };
  const send = async ({ me, id, token }: Awaited<ReturnType<typeof aSender>>): Promise<void> => {
    const answered: string[] = [];
    while (repeats < REPEATS) {
      const client_id = randomUUID();
      const { status, body } = await deliver(token, { conversation: id, type: 'text', body: 'Hello', client_id });
      expect([status, body.message.client_id ?? client_id]).toEqual([200, client_id]);
      answered.push(body.message.id);
    }
    const stored = await api.db.selectFrom('messages').select('id').where('sender_id', '=', me.id).execute();
    expect(stored).toHaveLength(answered.length + 1);
    expect(new Set(answered).size).toBe(answered.length);
    expect(await balanceOf(api.db, me.id)).toBe(2_000 - 1 - answered.length);
  };
  const senders = [];
  for (let index = 0; index < SENDERS; index += 1) senders.push(await aSender());
  await Promise.all(senders.map(send));
  expect(lost).toBeGreaterThan(REPEATS / 20);
  expect(await checkBooks(api.db)).toEqual([]);
}, 600_000);
