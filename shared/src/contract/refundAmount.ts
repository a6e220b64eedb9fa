/** What decides a refund: the order as it was paid and what was refunded of it before; money in minor units. */
export interface RefundedOrder {
  amount: number;
  credits: number;
  refunded_amount: number;
  refunded_credits: number;
}

/**
 * What returning `unused` credits of an order pays back: their share of the amount paid, rounded up to the minor unit, which
 * is in the member's favour, and never more than was paid.
 */
export function refundAmount(order: RefundedOrder, unused: number): number {
  const returned = Math.min(order.credits, order.refunded_credits + unused);
  return Math.ceil((order.amount * returned) / order.credits) - order.refunded_amount;
}
