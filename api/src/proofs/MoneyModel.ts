import { refundAmount } from '@rendezvous/shared/contract';

/** An order in the model; `left` is its number of unspent credits. */
export interface ModelOrder {
  credits: number;
  amount: number;
  left: number;
  status: 'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded' | 'partly_refunded' | 'charged_back';
  code: string | null;
  refunded: { credits: number; amount: number };
  /** Amount of refunds paid by the provider; the rest of `refunded.amount` waits for a job. */
  sent: number;
  /** The bank took the money back; the provider refunds nothing any more. */
  isReturned: boolean;
  /** Credits a chargeback took back. */
  taken: number;
  /** The order that this one settles. */
  settles: ModelOrder | null;
  /** Credits granted on completion. */
  granted: number;
}

/** Cost of a message, by free credits (null) and orders. */
export type ModelSpend = [from: ModelOrder | null, credits: number][];

const STANDING = ['completed', 'partly_refunded'];
const UNPAID = ['failed', 'cancelled'];

/** A member's purse in plain numbers, which the api must match after every step. */
export class MoneyModel {
  free: number;
  deleted = false;
  readonly orders: ModelOrder[] = [];
  /** Completed orders, the earliest first. */
  private readonly granted: ModelOrder[] = [];

  constructor(free: number) {
    this.free = free;
  }

  get balance(): number {
    return this.free + this.orders.reduce((sum, { left }) => sum + left, 0);
  }

  get paid(): boolean {
    return this.orders.some(({ status }) => STANDING.includes(status));
  }

  /** Free credits first, then the earliest completed order; undefined when there are not enough. */
  spend(cost: number): ModelSpend | undefined {
    if (cost > this.balance) return undefined;
    const spent: ModelSpend = [[null, Math.min(cost, this.free)]];
    let open = cost - Math.min(cost, this.free);
    this.free -= Math.min(cost, this.free);
    for (const order of this.granted) {
      const part = Math.min(open, order.left);
      order.left -= part;
      open -= part;
      spent.push([order, part]);
    }
    return spent;
  }

  /** A message is withdrawn: its credits return to their origin, but not to a refunded order. */
  unspend(spent: ModelSpend): void {
    for (const [order, credits] of spent) {
      if (order === null) this.free += credits;
      else if (STANDING.includes(order.status)) order.left += credits;
    }
  }

  place(order: Pick<ModelOrder, 'credits' | 'amount' | 'code' | 'settles'>): ModelOrder {
    const nothing = { left: 0, refunded: { credits: 0, amount: 0 }, sent: 0, isReturned: false, taken: 0, granted: 0 };
    const placed: ModelOrder = { ...order, ...nothing, status: 'pending' };
    this.orders.push(placed);
    return placed;
  }

  /** Only the first outcome of a pending order counts. */
  settle(order: ModelOrder, status: 'completed' | 'failed' | 'cancelled'): void {
    if (order.status !== 'pending') return;
    order.status = status;
    if (status !== 'completed') return;
    order.granted = order.settles?.taken ?? order.credits;
    order.left = order.granted;
    this.granted.push(order);
  }

  /** Refund given by confirming a withdrawal; a second confirmation gives nothing. */
  refund(order: ModelOrder): void {
    if (!STANDING.includes(order.status) || order.left === 0) return;
    const { amount, credits, refunded } = order;
    refunded.amount += refundAmount({ amount, credits, refunded_amount: refunded.amount, refunded_credits: refunded.credits }, order.left);
    refunded.credits += order.left;
    order.left = 0;
    order.status = refunded.credits === credits ? 'refunded' : 'partly_refunded';
  }

  /** Jobs pay refunds, unless the bank was faster. */
  payOut(): void {
    for (const order of this.orders) if (!order.isReturned) order.sent = order.refunded.amount;
  }

  chargeBack(order: ModelOrder): void {
    if (order.status === 'pending' || UNPAID.includes(order.status) || order.sent === order.amount) return;
    order.isReturned = true;
    if (!STANDING.includes(order.status)) return;
    order.taken = order.left;
    order.left = 0;
    order.status = 'charged_back';
  }

  /** Charged back and not settled by a later order. */
  get debts(): ModelOrder[] {
    return this.orders.filter((order) => order.status === 'charged_back' && !this.orders.some((other) => this.makesGood(other, order)));
  }

  /** The order that uses a code, if any. */
  holderOf(code: string): ModelOrder | undefined {
    return this.orders.find((order) => order.code === code && !UNPAID.includes(order.status));
  }

  get hasBought(): boolean {
    return this.granted.length > 0;
  }

  private makesGood(other: ModelOrder, debt: ModelOrder): boolean {
    return other.settles === debt && !UNPAID.includes(other.status) && other.status !== 'pending';
  }
}
