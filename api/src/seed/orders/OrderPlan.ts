import type { PaymentMethod, PaymentStatus } from '@rendezvous/shared/contract';
import type { MemberPlan } from '../people/MemberPlan';

/** A purchase before it is written; times in unix seconds. */
export interface OrderPlan {
  id: string;
  member: MemberPlan;
  packageId: number | null;
  credits: number;
  /** Minor units, without and with discount. */
  originalAmount: number;
  amount: number;
  code: string | null;
  method: PaymentMethod;
  status: PaymentStatus;
  at: number;
  /** Credits that went back, for the states that follow a completed purchase. */
  refundedCredits: number;
}
