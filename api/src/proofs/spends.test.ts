import { randomUUID } from 'node:crypto';
import { giftCredits, GIFTS } from '@rendezvous/shared/contract';
import { checkBooks } from '../domain/credits/checkBooks';
import { balanceOf } from '../repositories/credits/balanceOf';
import { seededRandom, type SeededRandom } from '../seed/seededRandom';
import { aConversation } from '../testing/aConversation';
import { aPurchase } from '../testing/aPurchase';
import { proofRuns } from '../testing/proofRuns';
import { testApi } from '../testing/testApi';

const api = testApi();
const SPENDS = 200;
const SEEDS = Array.from({ length: proofRuns({ quick: 2, full: 10 }) }, (_, index) => index + 1);

interface Spend {
  body: object;
  cost: number;
}

function aSpend(random: SeededRandom): Spend {
  if (random.chance(0.7)) return { body: { type: 'text', body: 'Hello' }, cost: 1 };
  const { key } = random.pick(GIFTS);
  return { body: { type: 'gift', gift: key }, cost: giftCredits(key, { gift_credits: 2 }) };
}

test.each(SEEDS)(
  'R-401 R-402 seed %i: of 200 spends at once as many are paid as there are credits for, and not one more',
  async (seed) => {
    const random = seededRandom(seed);
    const { me, mine, id, theirs } = await aConversation(api, { me: { credits: random.int(20, 90) } });
    for (let order = random.int(0, 3); order > 0; order -= 1) await aPurchase(api, { package_id: random.int(1, 2) }, me);
    const before = await balanceOf(api.db, me.id);
    const spends = Array.from({ length: SPENDS }, () => aSpend(random));
    const post = ({ body }: Spend) => mine.post('/api/chat.php', { conversation: id, client_id: randomUUID(), ...body });
    // The other side writes too, so that the same two rows are locked from both ends.
    const answered = Array.from({ length: 20 }, () =>
      theirs.post('/api/chat.php', { conversation: id, client_id: randomUUID(), type: 'text', body: 'Hi' }),
    );
    const answers = await Promise.all(spends.map(post));
    await Promise.all(answered);
    const paid = spends.filter((_, place) => answers[place]?.status === 200);
    const refused = spends.filter((_, place) => answers[place]?.body.error?.code === 'not_enough_credits');
    expect(paid.length + refused.length).toBe(SPENDS);
    const after = await balanceOf(api.db, me.id);
    expect(paid.reduce((sum, { cost }) => sum + cost, 0)).toBe(before - after);
    expect(after).toBeLessThan(Math.min(Infinity, ...refused.map(({ cost }) => cost)));
    const stored = await api.db.selectFrom('messages').select('id').where('sender_id', '=', me.id).execute();
    expect(stored).toHaveLength(paid.length + 1);
    expect(await checkBooks(api.db)).toEqual([]);
  },
  300_000,
);
