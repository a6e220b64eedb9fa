import { randomUUID } from 'node:crypto';
import { discounted, giftCredits } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { runDueJobs } from '../jobs/runDueJobs';
import type { Database } from '../tables/tables';
import { aLogin, PASSWORD } from '../testing/aLogin';
import type { TestMember } from '../testing/aMember';
import { anOrder, type TestOrder } from '../testing/anOrder';
import { readLinkToken } from '../testing/findNewestMail';
import type { TestApi } from '../testing/testApi';
import type { TestClient } from '../testing/TestClient';
import type { MoneyAction } from './moneyActions';
import { type ModelOrder, type ModelSpend, MoneyModel } from './MoneyModel';

/** Reads a member's money from the tables: free credits left, whether the member counts as paying, and orders with credits left and refunds. */
async function readPurse(db: Kysely<Database>, memberId: string) {
  const { paid } = await db.selectFrom('members').select('paid').where('id', '=', memberId).executeTakeFirstOrThrow();
  const lots = await db.selectFrom('lots').select(['payment_id', 'remaining']).where('member_id', '=', memberId).execute();
  const remainingByOrder = new Map<string | null, number>();
  for (const { payment_id: order, remaining } of lots) remainingByOrder.set(order, (remainingByOrder.get(order) ?? 0) + remaining);
  const rows = await db
    .selectFrom('payments as p')
    .leftJoin('sandbox_payments as s', 's.reference', 'p.provider_reference')
    .select(['p.id', 'p.status', 'p.amount', 'p.refunded_credits', 'p.refunded_amount', 's.refunded_amount as sent'])
    .where('p.member_id', '=', memberId)
    .execute();
  const orders = rows.map(({ id, ...order }) => [id, { ...order, left: remainingByOrder.get(id) ?? 0 }]);
  return { free: remainingByOrder.get(null) ?? 0, paid, orders: Object.fromEntries(orders) as object };
}

type ActionOf<Kind extends MoneyAction['kind']> = Extract<MoneyAction, { kind: Kind }>;
type PlacedOrder = ModelOrder & { apiOrder: TestOrder };
type SentMessage = { id: string; spend: ModelSpend; isGone: boolean };

const OUTCOMES = { pay: 'completed', fail: 'failed', cancel: 'cancelled' } as const;
const PRICES = { 1: [10, 1_490], 2: [25, 3_250], own: [7, 1_043] } as const;
/** Actions that need no session: those of a provider or a bank, the passage of time, and restoring the account. */
const SESSIONLESS_ACTIONS: readonly string[] = ['reactivate', 'chargeback', 'late', 'jobs'];
const DISCOUNT_PERCENT: Record<string, number> = { TIMEBONUS25: 25, MODEL10: 10 };

const getPrice = ({ package_id: id }: { package_id?: number | undefined }) => PRICES[id === 1 || id === 2 ? id : 'own'];

/** Performs one member's actions on the api and in the model alike; the proof compares the two after every step. */
export class MoneyRun {
  readonly model = new MoneyModel(2);
  private orders: PlacedOrder[] = [];
  private messages: SentMessage[] = [];
  private readonly steps: { [Kind in MoneyAction['kind']]: (action: ActionOf<Kind>) => Promise<void> } = {
    buy: (action) => this.buy(action),
    spend: () => this.send({ type: 'text', body: 'Hello' }, 1),
    gift: ({ gift }) => this.send({ type: 'gift', gift }, giftCredits(gift, { gift_credits: 2 })),
    unsend: (action) => this.unsend(action),
    refund: (action) => this.refund(action),
    chargeback: (action) => this.chargeBack(action),
    pay_debt: (action) => this.payDebt(action),
    late: (action) => this.decideLate(action),
    jobs: () => this.runJobs(),
    delete: () => this.delete(),
    reactivate: () => this.reactivate(),
  };

  private constructor(
    private readonly api: TestApi,
    /** Counts the outcomes of all runs by kind, so that a proof can tell whether it covered every kind. */
    private readonly outcomeCounts: Map<string, number>,
    private readonly member: TestMember,
    private readonly conversation: string,
    private client: TestClient,
  ) {}

  static async start(api: TestApi, outcomeCounts: Map<string, number>): Promise<MoneyRun> {
    const { member, client } = await aLogin(api, { credits: 3 });
    const partner = await api.aMember();
    const firstMessage = { profile_id: partner.id, type: 'text', body: 'First', client_id: randomUUID() };
    const { body } = await client.post('/api/chat.php', firstMessage);
    return new MoneyRun(api, outcomeCounts, member, body.conversation.id, client);
  }

  async perform(action: MoneyAction): Promise<void> {
    this.api.ports.clock.advance(1);
    if (this.model.isDeleted && !SESSIONLESS_ACTIONS.includes(action.kind)) return this.expectClosed();
    await (this.steps[action.kind] as (action: MoneyAction) => Promise<void>)(action);
  }

  /** Compares the whole model with the api's own tables, since a deleted member has no session to query it with. */
  async expectModelMatches(): Promise<void> {
    const { freeCredits, paid } = this.model;
    const orders = this.orders.map(({ apiOrder, status, amount, unspentCredits, refunded, paidOutAmount }) => [
      apiOrder.id,
      {
        ...{ status, amount, left: unspentCredits, sent: paidOutAmount },
        ...{ refunded_credits: refunded.credits, refunded_amount: refunded.amount },
      },
    ]);
    expect(await readPurse(this.api.db, this.member.id)).toEqual({ free: freeCredits, paid, orders: Object.fromEntries(orders) });
  }

  private countOutcome(outcome: string): void {
    this.outcomeCounts.set(outcome, (this.outcomeCounts.get(outcome) ?? 0) + 1);
  }

  private pickOrder(index: number): PlacedOrder | undefined {
    return this.orders[index % Math.max(1, this.orders.length)];
  }

  /** Picks a debt if there is one and the index is even, otherwise any order. */
  private pickDebt(index: number): PlacedOrder | undefined {
    const debts = this.orders.filter((order) => this.model.debts.includes(order));
    return (index % 2 === 0 ? debts[index % Math.max(1, debts.length)] : undefined) ?? this.pickOrder(index);
  }

  private async send(message: object, cost: number): Promise<void> {
    const request = { conversation: this.conversation, client_id: randomUUID(), ...message };
    const { status, body } = await this.client.post('/api/chat.php', request);
    const spend = this.model.spend(cost);
    expect(status).toBe(spend ? 200 : 402);
    if (spend) this.messages.push({ id: body.message.id, spend, isGone: false });
    this.countOutcome(spend ? 'spent' : 'too dear');
  }

  private async unsend({ back, twice }: ActionOf<'unsend'>): Promise<void> {
    const message = this.messages.at(-1 - back);
    if (message === undefined) return;
    const remove = () => this.client.call({ method: 'PATCH', url: '/api/chat.php', payload: { message_id: message.id, action: 'delete' } });
    for (const { status } of await Promise.all(twice ? [remove(), remove()] : [remove()])) expect(status).toBe(200);
    if (message.isGone) return;
    this.model.unspend(message.spend);
    message.isGone = true;
    this.countOutcome('unsent');
    if (message.spend.some(([order, credits]) => order !== null && credits > 0)) this.countOutcome('unsent, paid from an order');
  }

  /** Runs all due jobs, which send refunds to the provider. */
  private async runJobs(): Promise<void> {
    while ((await runDueJobs(this.api.app)) > 0);
    this.model.payOut();
  }

  private predictRefusal(code: string | undefined): string | undefined {
    if (code === undefined) return undefined;
    if (code === 'NOSUCHCODE') return 'code_not_found';
    const existingOrder = this.model.findOrderByCode(code);
    if (existingOrder?.status === 'pending') this.model.settle(existingOrder, 'cancelled');
    else if (existingOrder) return 'code_used';
    return code === 'TIMEBONUS25' && this.model.hasBought ? 'code_used' : undefined;
  }

  private async buy({ what, code, outcome }: ActionOf<'buy'>): Promise<void> {
    const refusal = this.predictRefusal(code);
    const order = await anOrder(this.api, { package_id: undefined, ...what, ...(code ? { code } : {}) }, this.member);
    expect(order.orderResponse.body.error?.code).toBe(refusal);
    if (code !== undefined) this.countOutcome(refusal ?? `bought with ${code}`);
    if (refusal !== undefined) return;
    const [credits, price] = getPrice(what);
    const amount = discounted(price, DISCOUNT_PERCENT[code ?? ''] ?? 0);
    await this.chooseOutcome(this.addOrder(this.model.place({ credits, amount, code: code ?? null, settles: null }), order), outcome);
  }

  private async payDebt({ order: index, outcome }: ActionOf<'pay_debt'>): Promise<void> {
    const debt = this.pickDebt(index);
    if (debt === undefined) return;
    const isOpen = this.model.debts.includes(debt);
    const order = await anOrder(this.api, { package_id: undefined, settles: debt.apiOrder.id }, this.member);
    expect(order.orderResponse.status).toBe(isOpen ? 200 : 404);
    if (!isOpen) return;
    for (const other of this.orders) if (other.settles === debt) this.model.settle(other, 'cancelled');
    const [credits, amount] = [debt.credits - debt.refunded.credits, debt.amount - debt.refunded.amount];
    await this.chooseOutcome(this.addOrder(this.model.place({ credits, amount, code: null, settles: debt }), order), outcome);
  }

  private addOrder(order: ModelOrder, apiOrder: TestOrder): PlacedOrder {
    const placedOrder = Object.assign(order, { apiOrder });
    this.orders.push(placedOrder);
    return placedOrder;
  }

  private async chooseOutcome(order: PlacedOrder, outcome: 'pay' | 'fail' | 'cancel' | 'leave'): Promise<void> {
    await order.apiOrder.choose(outcome);
    if (order.status !== 'pending' || outcome === 'leave') return;
    this.model.settle(order, OUTCOMES[outcome]);
    this.countOutcome(`${OUTCOMES[outcome]}${order.settles ? ' debt' : ''}${this.model.isDeleted ? ' after leaving' : ''}`);
  }

  /** Chooses an outcome on the payment page of an earlier order, perhaps after the account was closed. */
  private async decideLate({ order: index, outcome }: ActionOf<'late'>): Promise<void> {
    const order = this.pickOrder(index);
    if (order) await this.chooseOutcome(order, outcome);
  }

  private async refund({ order: index, twice }: ActionOf<'refund'>): Promise<void> {
    const order = this.pickOrder(index);
    if (order === undefined) return;
    const confirm = () => this.client.post('/api/refund.php', { payment_id: order.apiOrder.id, confirm: true });
    const replies = await Promise.all(twice ? [confirm(), confirm()] : [confirm()]);
    const refundedBefore = order.refunded.credits;
    this.model.refund(order);
    // The api reports an earlier refund again; without one it rejects the call.
    for (const { status } of replies) expect(status).toBe(order.refunded.credits > 0 ? 200 : 409);
    if (order.refunded.credits > refundedBefore) this.countOutcome(`${order.status}${refundedBefore > 0 ? ' in parts' : ''}`);
  }

  private async chargeBack({ order: index }: ActionOf<'chargeback'>): Promise<void> {
    const order = this.pickOrder(index);
    if (order === undefined) return;
    await order.apiOrder.choose('return');
    const [wasReturned, { status }] = [order.isReturned, order];
    this.model.chargeBack(order);
    if (order.isReturned && !wasReturned) this.countOutcome(`charged back when ${status}`);
  }

  private async delete(): Promise<void> {
    expect((await this.client.delete('/api/account.php', { reason: 'other', password: PASSWORD })).status).toBe(200);
    this.model.isDeleted = true;
  }

  private async reactivate(): Promise<void> {
    if (!this.model.isDeleted) return;
    const deletionMail = (await this.api.mailsTo(this.member.email)).filter(({ kind }) => kind === 'deletion').at(-1);
    const token = readLinkToken(deletionMail ?? { body_text: '' });
    expect((await this.api.visitor.post('/api/account-reactivate.php', { token })).status).toBe(200);
    this.client = await this.api.as(this.member);
    this.model.isDeleted = false;
    this.countOutcome('came back');
  }

  /** Expects the api to reject a message and an order of a member whose account is closed. */
  private async expectClosed(): Promise<void> {
    const replies = [
      await this.client.post('/api/chat.php', { conversation: this.conversation, type: 'text', body: 'x', client_id: randomUUID() }),
      (await anOrder(this.api, {}, this.member)).orderResponse,
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403]);
  }
}
