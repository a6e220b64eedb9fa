import { creditPackages, currencyOf, discounted, paymentMethodsOf, TIME_BONUS_S, type PaymentStatus } from '@rendezvous/shared/contract';
import type { MemberPlan } from '../people/MemberPlan';
import type { SeededRandom } from '../seededRandom';
import type { OrderPlan } from './OrderPlan';

export interface OrderWish {
  member: MemberPlan;
  packageId: number;
  status: PaymentStatus;
  at: number;
  refundedCredits?: number;
}

/** An order at the price of the member's country; within the time bonus the bonus is used. */
export function planOrder(random: SeededRandom, { member, packageId, status, at, refundedCredits }: OrderWish): OrderPlan {
  const offer = creditPackages(currencyOf(member.country)).find(({ id }) => id === packageId);
  if (!offer) throw new Error(`no package ${packageId}`);
  const bonus = at < member.signupAt + TIME_BONUS_S && status === 'completed';
  return {
    id: random.id(16),
    member,
    packageId,
    credits: offer.credits,
    originalAmount: offer.price,
    amount: bonus ? discounted(offer.price, 25) : offer.price,
    code: bonus ? 'TIMEBONUS25' : null,
    method: random.pick(paymentMethodsOf(member.country)),
    status,
    at,
    refundedCredits: refundedCredits ?? (status === 'refunded' || status === 'charged_back' ? offer.credits : 0),
  };
}
