import { createSeededRandom } from '../../src/pictures/createSeededRandom';
import { type LedgerPlan, planLedger } from './orders/planLedger';
import { type OrderPlan, planOrders } from './orders/planOrders';
import type { MemberPlan } from './people/MemberPlan';
import { type LikePlan, planLikes } from './people/planLikes';
import { planMembers } from './people/planMembers';
import { convertReplies } from './talks/convertReplies';
import { planTalks } from './talks/planTalks';
import type { TalkPlan } from './talks/TalkPlan';

/** All planned demo data. */
export interface SeedPlan {
  now: number;
  members: MemberPlan[];
  likes: LikePlan[];
  talks: TalkPlan[];
  orders: OrderPlan[];
  ledger: LedgerPlan;
}

/** Plans the demo data for a random seed, with all times relative to `now`; the same input gives the same data. */
export function planSeed({ now, seed }: { now: number; seed: number }): SeedPlan {
  const members = planMembers(createSeededRandom(seed), now);
  const likes = planLikes(createSeededRandom(seed + 1), now, members);
  const talks = convertReplies(createSeededRandom(seed + 5), planTalks(createSeededRandom(seed + 2), now, members));
  const orders = planOrders(createSeededRandom(seed + 3), now, members, talks);
  const messages = talks.flatMap((talk) => talk.messages).sort((one, other) => one.at - other.at);
  return { now, members, likes, talks, orders, ledger: planLedger(createSeededRandom(seed + 4), members, orders, messages) };
}
