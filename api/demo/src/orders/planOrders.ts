import {
  creditPackages,
  currencyOf,
  DAY_S,
  discounted,
  FREE_CONVERSATIONS,
  type PaymentMethod,
  paymentMethodsOf,
  type PaymentStatus,
  TIME_BONUS_S,
} from '@rendezvous/shared/contract';
import type { SeededRandom } from '../../../src/pictures/createSeededRandom';
import type { MemberPlan } from '../people/MemberPlan';
import { type TestAccountName, testAccounts } from '../people/testAccounts';
import type { TalkPlan } from '../talks/TalkPlan';

/** A planned purchase; times in unix seconds. */
export interface OrderPlan {
  id: string;
  member: MemberPlan;
  packageId: number | null;
  credits: number;
  /** Price before the discount, in minor units. */
  originalAmount: number;
  /** Price after the discount, in minor units. */
  amount: number;
  code: string | null;
  method: PaymentMethod;
  status: PaymentStatus;
  at: number;
  /** Credits refunded or charged back after completion. */
  refundedCredits: number;
}

export interface NamedOrder {
  account: TestAccountName;
  packageId: number;
  status: PaymentStatus;
  /** Zero for a pending order, which is `PENDING_AGE_S` old. */
  daysAgo: number;
  refundedCredits?: number;
}

/** Purchases of the named accounts; `premium` has one in every status. */
const namedOrders: readonly NamedOrder[] = [
  { account: 'premium', packageId: 4, status: 'completed', daysAgo: 120 },
  { account: 'premium', packageId: 2, status: 'partly_refunded', daysAgo: 90, refundedCredits: 10 },
  { account: 'premium', packageId: 1, status: 'refunded', daysAgo: 75 },
  { account: 'premium', packageId: 1, status: 'charged_back', daysAgo: 62 },
  { account: 'premium', packageId: 3, status: 'failed', daysAgo: 40 },
  { account: 'premium', packageId: 3, status: 'cancelled', daysAgo: 31 },
  { account: 'premium', packageId: 2, status: 'expired', daysAgo: 12 },
  { account: 'premium', packageId: 1, status: 'pending', daysAgo: 0 },
  { account: 'low-credits', packageId: 1, status: 'completed', daysAgo: 58 },
  { account: 'invisible', packageId: 2, status: 'completed', daysAgo: 140 },
];

export interface OrderSpec {
  member: MemberPlan;
  packageId: number;
  status: PaymentStatus;
  at: number;
  refundedCredits?: number;
}

/** Plans an order at the price of the member's country, with the time bonus if the order is completed while the bonus is valid. */
function planOrder(random: SeededRandom, { member, packageId, status, at, refundedCredits }: OrderSpec): OrderPlan {
  const creditPackage = creditPackages(currencyOf(member.country)).find(({ id }) => id === packageId);
  if (!creditPackage) throw new Error(`no package ${packageId}`);
  const hasBonus = at < member.signupAt + TIME_BONUS_S && status === 'completed';
  return {
    id: random.id(16),
    member,
    packageId,
    credits: creditPackage.credits,
    originalAmount: creditPackage.price,
    amount: hasBonus ? discounted(creditPackage.price, 25) : creditPackage.price,
    code: hasBonus ? 'TIMEBONUS25' : null,
    method: random.pick(paymentMethodsOf(member.country)),
    status,
    at,
    refundedCredits: refundedCredits ?? (status === 'refunded' || status === 'charged_back' ? creditPackage.credits : 0),
  };
}

/** Free credits of every member at sign-up. */
export const SIGNUP_CREDITS = 3;

const HOUR_S = 3600;

/** Share of buyers among the generated members whose messages need no purchased credits. */
const VOLUNTARY_BUYER_SHARE = 0.12;

/** Age of a pending order in seconds; short enough for the order still to be payable. */
const PENDING_AGE_S = 600;

const findSmallestPackageId = (credits: number): number => creditPackages('EUR').find((offer) => offer.credits >= credits)?.id ?? 6;

/** Computes the credits that a member must have bought for their messages and conversations. */
function computeNeededCredits(member: MemberPlan, talks: readonly TalkPlan[]): number {
  const messages = talks.flatMap((talk) => talk.messages).filter(({ sender }) => sender === member);
  const spentCredits = messages.reduce((sum, { cost }) => sum + cost, 0);
  const startedCount = talks.filter(({ starter }) => starter === member).length;
  if (spentCredits <= SIGNUP_CREDITS && startedCount <= FREE_CONVERSATIONS) return 0;
  return Math.max(1, spentCredits - SIGNUP_CREDITS);
}

/** Plans a generated member's orders: none, or one between sign-up and the first message, which a second, unpaid one sometimes follows. */
function planOrdinaryOrders(random: SeededRandom, member: MemberPlan, requiredCredits: number): OrderPlan[] {
  if (member.fictional) return [];
  if (requiredCredits === 0 && !random.chance(VOLUNTARY_BUYER_SHARE)) return [];
  const packageId = Math.min(6, findSmallestPackageId(requiredCredits) + random.pick([0, 0, 1, 1, 2]));
  const at = member.signupAt + random.int(60, 500);
  const orders = [planOrder(random, { member, packageId, status: 'completed', at })];
  if (random.chance(0.3))
    orders.push(
      planOrder(random, { member, packageId, status: random.pick(['failed', 'cancelled', 'expired']), at: member.signupAt + 30 * HOUR_S }),
    );
  return orders;
}

/** Plans all purchases: those of the named accounts, and those of the generated members. */
export function planOrders(random: SeededRandom, now: number, members: readonly MemberPlan[], talks: readonly TalkPlan[]): OrderPlan[] {
  const namedAccountOrders = namedOrders.flatMap(({ account, daysAgo, ...spec }) => {
    const member = members.find(({ name }) => name === account);
    return member ? [planOrder(random, { ...spec, member, at: daysAgo === 0 ? now - PENDING_AGE_S : now - daysAgo * DAY_S })] : [];
  });
  const generatedOrders = members
    .slice(testAccounts.length)
    .flatMap((member) => planOrdinaryOrders(random, member, computeNeededCredits(member, talks)));
  return [...namedAccountOrders, ...generatedOrders];
}
