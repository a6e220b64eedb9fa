import { refundAmount } from '@rendezvous/shared/contract';

/** An order in the model; `amount` is its price in minor units. */
export interface ModelOrder {
  credits: number;
  amount: number;
  unspentCredits: number;
  status: 'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded' | 'partly_refunded' | 'charged_back';
  code: string | null;
  refunded: { credits: number; amount: number };
  /** Amount of refunds paid by the provider; the rest of `refunded.amount` waits for a job. */
  paidOutAmount: number;
  /** True once the bank has taken the money back; the provider then makes no more refunds. */
  isReturned: boolean;
  /** Credits taken back by a chargeback. */
  takenBackCredits: number;
  /** The charged-back order whose debt this one pays; null for an ordinary order. */
  settles: ModelOrder | null;
  /** Credits granted on completion. */
  grantedCredits: number;
}

/** Credits spent on a message, by their source: free credits (null) or an order. */
export type ModelSpend = [from: ModelOrder | null, credits: number][];

const PAID_STATUSES = ['completed', 'partly_refunded'];
const UNPAID_STATUSES = ['failed', 'cancelled'];

/** Model of a member's credits and orders in plain numbers, which the api must match after every step. */
export class MoneyModel {
  freeCredits: number;
  isDeleted = false;
  readonly orders: ModelOrder[] = [];
  /** Completed orders, the earliest first. */
  private readonly completedOrders: ModelOrder[] = [];

  constructor(free: number) {
    this.freeCredits = free;
  }

  get balance(): number {
    return this.freeCredits + this.orders.reduce((sum, { unspentCredits }) => sum + unspentCredits, 0);
  }

  get paid(): boolean {
    return this.orders.some(({ status }) => PAID_STATUSES.includes(status));
  }

  /** Spends free credits first, then those of the earliest completed orders; returns their sources, or undefined if there are too few. */
  spend(cost: number): ModelSpend | undefined {
    if (cost > this.balance) return undefined;
    const sources: ModelSpend = [[null, Math.min(cost, this.freeCredits)]];
    let remaining = cost - Math.min(cost, this.freeCredits);
    this.freeCredits -= Math.min(cost, this.freeCredits);
    for (const order of this.completedOrders) {
      const spentCredits = Math.min(remaining, order.unspentCredits);
      order.unspentCredits -= spentCredits;
      remaining -= spentCredits;
      sources.push([order, spentCredits]);
    }
    return sources;
  }

  /** Returns the credits of a deleted message to their sources, except to an order that was fully refunded or charged back. */
  unspend(sources: ModelSpend): void {
    for (const [order, credits] of sources) {
      if (order === null) this.freeCredits += credits;
      else if (PAID_STATUSES.includes(order.status)) order.unspentCredits += credits;
    }
  }

  place(order: Pick<ModelOrder, 'credits' | 'amount' | 'code' | 'settles'>): ModelOrder {
    const initialState = {
      unspentCredits: 0,
      refunded: { credits: 0, amount: 0 },
      paidOutAmount: 0,
      isReturned: false,
      takenBackCredits: 0,
      grantedCredits: 0,
    };
    const modelOrder: ModelOrder = { ...order, ...initialState, status: 'pending' };
    this.orders.push(modelOrder);
    return modelOrder;
  }

  /** Applies the outcome of a payment to a pending order; an order that has already been decided stays as it is. */
  settle(order: ModelOrder, status: 'completed' | 'failed' | 'cancelled'): void {
    if (order.status !== 'pending') return;
    order.status = status;
    if (status !== 'completed') return;
    order.grantedCredits = order.settles?.takenBackCredits ?? order.credits;
    order.unspentCredits = order.grantedCredits;
    this.completedOrders.push(order);
  }

  /** Refunds the unspent credits of an order, as confirming a withdrawal does; a second confirmation refunds nothing. */
  refund(order: ModelOrder): void {
    if (!PAID_STATUSES.includes(order.status) || order.unspentCredits === 0) return;
    const { amount, credits, refunded } = order;
    refunded.amount += refundAmount(
      { amount, credits, refunded_amount: refunded.amount, refunded_credits: refunded.credits },
      order.unspentCredits,
    );
    refunded.credits += order.unspentCredits;
    order.unspentCredits = 0;
    order.status = refunded.credits === credits ? 'refunded' : 'partly_refunded';
  }

  /** Pays out all refunds, as the jobs do, except for orders whose money the bank has already taken back. */
  payOut(): void {
    for (const order of this.orders) if (!order.isReturned) order.paidOutAmount = order.refunded.amount;
  }

  chargeBack(order: ModelOrder): void {
    if (order.status === 'pending' || UNPAID_STATUSES.includes(order.status) || order.paidOutAmount === order.amount) return;
    order.isReturned = true;
    if (!PAID_STATUSES.includes(order.status)) return;
    order.takenBackCredits = order.unspentCredits;
    order.unspentCredits = 0;
    order.status = 'charged_back';
  }

  /** Orders that were charged back and have not been settled by a later order. */
  get debts(): ModelOrder[] {
    return this.orders.filter((order) => order.status === 'charged_back' && !this.orders.some((other) => this.settlesDebt(other, order)));
  }

  /** Returns the order that uses a discount code, ignoring failed and cancelled orders; undefined if the code is unused. */
  findOrderByCode(code: string): ModelOrder | undefined {
    return this.orders.find((order) => order.code === code && !UNPAID_STATUSES.includes(order.status));
  }

  get hasBought(): boolean {
    return this.completedOrders.length > 0;
  }

  private settlesDebt(other: ModelOrder, debt: ModelOrder): boolean {
    return other.settles === debt && !UNPAID_STATUSES.includes(other.status) && other.status !== 'pending';
  }
}
