import type { LikePlan } from './likes/planLikes';
import type { LedgerPlan } from './orders/LedgerPlan';
import type { OrderPlan } from './orders/OrderPlan';
import type { MemberPlan } from './people/MemberPlan';
import type { TalkPlan } from './talks/TalkPlan';

/** All demo data before it is written. */
export interface SeedPlan {
  now: number;
  members: MemberPlan[];
  likes: LikePlan[];
  talks: TalkPlan[];
  orders: OrderPlan[];
  ledger: LedgerPlan;
}
