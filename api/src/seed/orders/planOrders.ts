import { creditPackages, FREE_CONVERSATIONS } from '@rendezvous/shared/contract';
import type { MemberPlan } from '../people/MemberPlan';
import { testAccounts } from '../people/testAccounts';
import type { SeededRandom } from '../seededRandom';
import type { TalkPlan } from '../talks/TalkPlan';
import { namedOrders } from './namedOrders';
import type { OrderPlan } from './OrderPlan';
import { planOrder } from './planOrder';

/** Free credits of every member at sign-up. */
export const SIGNUP_CREDITS = 3;
const HOUR_S = 3600;
const DAY_S = 86_400;
/** Share of generated members who bought without needing it for what they wrote. */
const GENEROUS = 0.12;
const OPEN_S = 600;

const smallest = (credits: number): number => creditPackages('EUR').find((offer) => offer.credits >= credits)?.id ?? 6;

function neededBy(member: MemberPlan, talks: readonly TalkPlan[]): number {
  const messages = talks.flatMap((talk) => talk.messages).filter(({ sender }) => sender === member);
  const wrote = messages.reduce((sum, { cost }) => sum + cost, 0);
  const started = talks.filter(({ starter }) => starter === member).length;
  if (wrote <= SIGNUP_CREDITS && started <= FREE_CONVERSATIONS) return 0;
  return Math.max(1, wrote - SIGNUP_CREDITS);
}

/** Bought soon after sign-up, so that the credits are there before the first message. */
function ordinaryOrders(random: SeededRandom, member: MemberPlan, needed: number): OrderPlan[] {
  if (member.fictional) return [];
  if (needed === 0 && !random.chance(GENEROUS)) return [];
  const packageId = Math.min(6, smallest(needed) + random.pick([0, 0, 1, 1, 2]));
  const at = member.signupAt + random.int(60, 500);
  const orders = [planOrder(random, { member, packageId, status: 'completed', at })];
  if (random.chance(0.3))
    orders.push(
      planOrder(random, { member, packageId, status: random.pick(['failed', 'cancelled', 'expired']), at: member.signupAt + 30 * HOUR_S }),
    );
  return orders;
}

/** All purchases: those of the named accounts, and what the others needed for their messages. */
export function planOrders(random: SeededRandom, now: number, members: readonly MemberPlan[], talks: readonly TalkPlan[]): OrderPlan[] {
  const named = namedOrders.flatMap(({ account, days, ...wish }) => {
    const member = members.find(({ name }) => name === account);
    return member ? [planOrder(random, { ...wish, member, at: days === 0 ? now - OPEN_S : now - days * DAY_S })] : [];
  });
  const generated = members.slice(testAccounts.length).flatMap((member) => ordinaryOrders(random, member, neededBy(member, talks)));
  return [...named, ...generated];
}
