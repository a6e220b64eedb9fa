import { inTransaction } from '../inTransaction';
import { spendCredits } from '../credits/spendCredits';
import { lockMembers } from '../members/lockMembers';
import type { TestMember } from './aMember';
import type { TestApi } from './testApi';

/** Spends credits of a member, as a message does. */
export const spend = (api: TestApi, { id: memberId }: TestMember, cost: number): Promise<number> =>
  inTransaction({ db: api.db, now: api.now(), random: api.ports.random }, async (work) => {
    await lockMembers(work.db, [memberId]);
    return spendCredits(work, { memberId, cost, kind: 'message', reference: api.ports.random.id() });
  });
