import { currencyOf, DAY_S } from '@rendezvous/shared/contract';
import type { Insertable } from 'kysely';
import type { SeededRandom } from '../../../src/pictures/createSeededRandom';
import type { Database } from '../../../src/tables/tables';
import type { MemberPlan } from '../people/MemberPlan';
import type { MessagePlan } from '../talks/TalkPlan';
import { type OrderPlan, SIGNUP_CREDITS } from './planOrders';

/** Planned rows of the ledger, in the order of the members. */
export interface LedgerPlan {
  lots: Insertable<Database['lots']>[];
  transactions: Insertable<Database['ledger_transactions']>[];
  entries: Insertable<Database['ledger_entries']>[];
}

const GRANTED_STATUSES = ['completed', 'partly_refunded', 'refunded', 'charged_back'];

interface Lot {
  id: string;
  remaining: number;
}

/** Adds one member's movements to the plan: grants, refunds and spending, which uses free credits first. */
class MemberLedger {
  private readonly lots: Lot[] = [];

  constructor(
    private readonly random: SeededRandom,
    private readonly member: MemberPlan,
    private readonly plan: LedgerPlan,
  ) {}

  grant(credits: number, at: number, order?: OrderPlan): Lot {
    const lot = { id: this.random.id(16), remaining: credits };
    this.lots.push(lot);
    this.plan.lots.push({
      id: lot.id,
      member_id: this.member.id,
      source: order ? 'order' : 'free',
      payment_id: order?.id ?? null,
      credits,
      unit_amount: order ? order.amount / credits : 0,
      currency: currencyOf(this.member.country),
      created_at: at,
    });
    this.addTransaction(order ? 'purchase' : 'signup', order?.id ?? this.member.id, at, [[lot, credits]], 'issued');
    return lot;
  }

  reverse(lot: Lot, credits: number, order: OrderPlan): void {
    lot.remaining -= credits;
    this.addTransaction('reversal', order.id, order.at + 3 * DAY_S, [[lot, -credits]], 'issued');
  }

  spend({ id, at, cost }: MessagePlan): void {
    const movements: [Lot, number][] = [];
    let remainingCost = cost;
    for (const lot of this.lots) {
      const amount = Math.min(remainingCost, lot.remaining);
      if (amount > 0) movements.push([lot, -amount]);
      lot.remaining -= amount;
      remainingCost -= amount;
    }
    if (remainingCost > 0) throw new Error(`${this.member.name} has no credits for a message`);
    this.addTransaction('message', id, at, movements, 'spent');
  }

  private addTransaction(
    kind: string,
    reference: string,
    at: number,
    movements: readonly (readonly [Lot, number])[],
    account: 'issued' | 'spent',
  ): void {
    const id = this.random.id(16);
    this.plan.transactions.push({ id, member_id: this.member.id, kind, reference, created_at: at });
    for (const [lot, credits] of movements) {
      this.plan.entries.push({ transaction_id: id, account: 'member', lot_id: lot.id, credits });
      this.plan.entries.push({ transaction_id: id, account, lot_id: null, credits: -credits });
    }
  }
}

/** Plans the whole ledger: free credits, orders, refunds and the cost of every message. */
export function planLedger(
  random: SeededRandom,
  members: readonly MemberPlan[],
  orders: readonly OrderPlan[],
  messages: readonly MessagePlan[],
): LedgerPlan {
  const plan: LedgerPlan = { lots: [], transactions: [], entries: [] };
  for (const member of members.filter(({ fictional }) => !fictional)) {
    const ledger = new MemberLedger(random, member, plan);
    ledger.grant(SIGNUP_CREDITS, member.signupAt);
    for (const order of orders.filter((candidate) => candidate.member === member && GRANTED_STATUSES.includes(candidate.status))) {
      const lot = ledger.grant(order.credits, order.at + 20, order);
      if (order.refundedCredits > 0) ledger.reverse(lot, order.refundedCredits, order);
    }
    for (const message of messages.filter(({ sender }) => sender === member)) ledger.spend(message);
  }
  return plan;
}
