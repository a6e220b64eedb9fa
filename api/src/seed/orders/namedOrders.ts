import type { PaymentStatus } from '@rendezvous/shared/contract';
import type { TestAccountName } from '../people/testAccounts';

export interface NamedOrder {
  account: TestAccountName;
  packageId: number;
  status: PaymentStatus;
  /** Days ago. */
  days: number;
  refundedCredits?: number;
}

/** Purchases of the named accounts; `premium` has one in every state. */
export const namedOrders: readonly NamedOrder[] = [
  { account: 'premium', packageId: 4, status: 'completed', days: 120 },
  { account: 'premium', packageId: 2, status: 'partly_refunded', days: 90, refundedCredits: 10 },
  { account: 'premium', packageId: 1, status: 'refunded', days: 75 },
  { account: 'premium', packageId: 1, status: 'charged_back', days: 62 },
  { account: 'premium', packageId: 3, status: 'failed', days: 40 },
  { account: 'premium', packageId: 3, status: 'cancelled', days: 31 },
  { account: 'premium', packageId: 2, status: 'expired', days: 12 },
  { account: 'premium', packageId: 1, status: 'pending', days: 0 },
  { account: 'low-credits', packageId: 1, status: 'completed', days: 58 },
  { account: 'invisible', packageId: 2, status: 'completed', days: 140 },
];
