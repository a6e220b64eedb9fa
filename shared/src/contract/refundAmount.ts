/** Input of a refund: the order as paid and what was refunded of it before; money in minor units. */
export interface RefundedOrder {
  amount: number;
  credits: number;
  refunded_amount: number;
  refunded_credits: number;
}

/**
 * Refund for `unused` credits of an order: their share of the amount paid, rounded up to the minor unit in the member's favour, and never more than
 * was paid.
 */
export function refundAmount(order: RefundedOrder, unused: number): number {
  const returned = Math.min(order.credits, order.refunded_credits + unused);
  return Math.ceil((order.amount * returned) / order.credits) - order.refunded_amount;
}
