import { randomUUID } from 'node:crypto';
import { discounted, giftCredits } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { runDueJobs } from '../jobs/runDueJobs';
import type { Database } from '../tables/tables';
import { aLogin, PASSWORD } from '../testing/aLogin';
import type { TestMember } from '../testing/aMember';
import { anOrder, type TestOrder } from '../testing/anOrder';
import { linkToken } from '../testing/newestMail';
import type { TestApi } from '../testing/testApi';
import type { TestClient } from '../testing/TestClient';
import type { MoneyAction } from './moneyActions';
import { type ModelOrder, type ModelSpend, MoneyModel } from './MoneyModel';

/** A member's money in the tables: remaining credits by origin, and each order with its refunds. */
async function findPurse(db: Kysely<Database>, memberId: string) {
  const { paid } = await db.selectFrom('members').select('paid').where('id', '=', memberId).executeTakeFirstOrThrow();
  const lots = await db.selectFrom('lots').select(['payment_id', 'remaining']).where('member_id', '=', memberId).execute();
  const left = new Map<string | null, number>();
  for (const { payment_id: order, remaining } of lots) left.set(order, (left.get(order) ?? 0) + remaining);
  const rows = await db
    .selectFrom('payments as p')
    .leftJoin('sandbox_payments as s', 's.reference', 'p.provider_reference')
    .select(['p.id', 'p.status', 'p.amount', 'p.refunded_credits', 'p.refunded_amount', 's.refunded_amount as sent'])
    .where('p.member_id', '=', memberId)
    .execute();
  const orders = rows.map(({ id, ...order }) => [id, { ...order, left: left.get(id) ?? 0 }]);
  return { free: left.get(null) ?? 0, paid, orders: Object.fromEntries(orders) as object };
}

type Of<Kind extends MoneyAction['kind']> = Extract<MoneyAction, { kind: Kind }>;
type Placed = ModelOrder & { real: TestOrder };
type Sent = { id: string; spent: ModelSpend; isGone: boolean };

const OUTCOMES = { pay: 'completed', fail: 'failed', cancel: 'cancelled' } as const;
const PRICES = { 1: [10, 1_490], 2: [25, 3_250], own: [7, 1_043] } as const;
/** Actions of a provider, a bank or time, and restoring the account: none needs a session. */
const WITHOUT_SESSION: readonly string[] = ['reactivate', 'chargeback', 'late', 'jobs'];
const PERCENT: Record<string, number> = { TIMEBONUS25: 25, MODEL10: 10 };

const priceOf = ({ package_id: id }: { package_id?: number | undefined }) => PRICES[id === 1 || id === 2 ? id : 'own'];

/** One member's life on the api and in the model, moved together and compared after every step. */
export class MoneyRun {
  readonly model = new MoneyModel(2);
  private placed: Placed[] = [];
  private sent: Sent[] = [];
  private readonly steps: { [Kind in MoneyAction['kind']]: (action: Of<Kind>) => Promise<void> } = {
    buy: (action) => this.buy(action),
    spend: () => this.send({ type: 'text', body: 'Hello' }, 1),
    gift: ({ gift }) => this.send({ type: 'gift', gift }, giftCredits(gift, { gift_credits: 2 })),
    unsend: (action) => this.unsend(action),
    refund: (action) => this.refund(action),
    chargeback: (action) => this.chargeBack(action),
    pay_debt: (action) => this.payDebt(action),
    late: (action) => this.late(action),
    jobs: () => this.runJobs(),
    delete: () => this.delete(),
    reactivate: () => this.reactivate(),
  };

  private constructor(
    private readonly api: TestApi,
    /** Counts of what happened in all lives, so that a proof can tell whether it covered its subject. */
    private readonly deeds: Map<string, number>,
    private readonly member: TestMember,
    private readonly conversation: string,
    private client: TestClient,
  ) {}

  static async start(api: TestApi, deeds: Map<string, number>): Promise<MoneyRun> {
    const { member, client } = await aLogin(api, { credits: 3 });
    const partner = await api.aMember();
    const first = { profile_id: partner.id, type: 'text', body: 'First', client_id: randomUUID() };
    const { body } = await client.post('/api/chat.php', first);
    return new MoneyRun(api, deeds, member, body.conversation.id, client);
  }

  async move(action: MoneyAction): Promise<void> {
    this.api.ports.clock.advance(1);
    if (this.model.deleted && !WITHOUT_SESSION.includes(action.kind)) return this.expectClosed();
    await (this.steps[action.kind] as (action: MoneyAction) => Promise<void>)(action);
  }

  /** Everything in the model, read from the api's own tables, since a deleted member has no session. */
  async compare(): Promise<void> {
    const { free, paid } = this.model;
    const orders = this.placed.map(({ real, status, amount, left, refunded, sent }) => [
      real.id,
      { status, amount, left, refunded_credits: refunded.credits, refunded_amount: refunded.amount, sent },
    ]);
    expect(await findPurse(this.api.db, this.member.id)).toEqual({ free, paid, orders: Object.fromEntries(orders) });
  }

  private note(deed: string): void {
    this.deeds.set(deed, (this.deeds.get(deed) ?? 0) + 1);
  }

  private orderAt(index: number): Placed | undefined {
    return this.placed[index % Math.max(1, this.placed.length)];
  }

  /** A debt if there is one and the number is even, otherwise any order. */
  private debtAt(index: number): Placed | undefined {
    const debts = this.placed.filter((order) => this.model.debts.includes(order));
    return (index % 2 === 0 ? debts[index % Math.max(1, debts.length)] : undefined) ?? this.orderAt(index);
  }

  private async send(message: object, cost: number): Promise<void> {
    const request = { conversation: this.conversation, client_id: randomUUID(), ...message };
    const { status, body } = await this.client.post('/api/chat.php', request);
    const spent = this.model.spend(cost);
    expect(status).toBe(spent ? 200 : 402);
    if (spent) this.sent.push({ id: body.message.id, spent, isGone: false });
    this.note(spent ? 'spent' : 'too dear');
  }

  private async unsend({ back, twice }: Of<'unsend'>): Promise<void> {
    const message = this.sent.at(-1 - back);
    if (message === undefined) return;
    const remove = () => this.client.call({ method: 'PATCH', url: '/api/chat.php', payload: { message_id: message.id, action: 'delete' } });
    for (const { status } of await Promise.all(twice ? [remove(), remove()] : [remove()])) expect(status).toBe(200);
    if (message.isGone) return;
    this.model.unspend(message.spent);
    message.isGone = true;
    this.note('unsent');
    if (message.spent.some(([order, credits]) => order !== null && credits > 0)) this.note('unsent, paid from an order');
  }

  /** Pending work is done; refunds reach the provider. */
  private async runJobs(): Promise<void> {
    while ((await runDueJobs(this.api.app)) > 0);
    this.model.payOut();
  }

  private refusalOf(code: string | undefined): string | undefined {
    if (code === undefined) return undefined;
    if (code === 'NOSUCHCODE') return 'code_not_found';
    const holder = this.model.holderOf(code);
    if (holder?.status === 'pending') this.model.settle(holder, 'cancelled');
    else if (holder) return 'code_used';
    return code === 'TIMEBONUS25' && this.model.hasBought ? 'code_used' : undefined;
  }

  private async buy({ what, code, outcome }: Of<'buy'>): Promise<void> {
    const refusal = this.refusalOf(code);
    const order = await anOrder(this.api, { package_id: undefined, ...what, ...(code ? { code } : {}) }, this.member);
    expect(order.answer.body.error?.code).toBe(refusal);
    if (code !== undefined) this.note(refusal ?? `bought with ${code}`);
    if (refusal !== undefined) return;
    const [credits, price] = priceOf(what);
    const amount = discounted(price, PERCENT[code ?? ''] ?? 0);
    await this.decide(this.keep(this.model.place({ credits, amount, code: code ?? null, settles: null }), order), outcome);
  }

  private async payDebt({ order: index, outcome }: Of<'pay_debt'>): Promise<void> {
    const debt = this.debtAt(index);
    if (debt === undefined) return;
    const isOpen = this.model.debts.includes(debt);
    const order = await anOrder(this.api, { package_id: undefined, settles: debt.real.id }, this.member);
    expect(order.answer.status).toBe(isOpen ? 200 : 404);
    if (!isOpen) return;
    for (const other of this.placed) if (other.settles === debt) this.model.settle(other, 'cancelled');
    const [credits, amount] = [debt.credits - debt.refunded.credits, debt.amount - debt.refunded.amount];
    await this.decide(this.keep(this.model.place({ credits, amount, code: null, settles: debt }), order), outcome);
  }

  private keep(order: ModelOrder, real: TestOrder): Placed {
    const placed = Object.assign(order, { real });
    this.placed.push(placed);
    return placed;
  }

  private async decide(order: Placed, outcome: 'pay' | 'fail' | 'cancel' | 'leave'): Promise<void> {
    await order.real.choose(outcome);
    if (order.status !== 'pending' || outcome === 'leave') return;
    this.model.settle(order, OUTCOMES[outcome]);
    this.note(`${OUTCOMES[outcome]}${order.settles ? ' debt' : ''}${this.model.deleted ? ' after leaving' : ''}`);
  }

  /** The member returns to a payment page, perhaps after the account was closed. */
  private async late({ order: index, outcome }: Of<'late'>): Promise<void> {
    const order = this.orderAt(index);
    if (order) await this.decide(order, outcome);
  }

  private async refund({ order: index, twice }: Of<'refund'>): Promise<void> {
    const order = this.orderAt(index);
    if (order === undefined) return;
    const confirm = () => this.client.post('/api/refund.php', { payment_id: order.real.id, confirm: true });
    const answers = await Promise.all(twice ? [confirm(), confirm()] : [confirm()]);
    const before = order.refunded.credits;
    this.model.refund(order);
    // A refund made before is reported again; an order without one is rejected.
    for (const { status } of answers) expect(status).toBe(order.refunded.credits > 0 ? 200 : 409);
    if (order.refunded.credits > before) this.note(`${order.status}${before > 0 ? ' in parts' : ''}`);
  }

  private async chargeBack({ order: index }: Of<'chargeback'>): Promise<void> {
    const order = this.orderAt(index);
    if (order === undefined) return;
    await order.real.choose('return');
    const [wasReturned, { status }] = [order.isReturned, order];
    this.model.chargeBack(order);
    if (order.isReturned && !wasReturned) this.note(`charged back when ${status}`);
  }

  private async delete(): Promise<void> {
    expect((await this.client.delete('/api/account.php', { reason: 'other', password: PASSWORD })).status).toBe(200);
    this.model.deleted = true;
  }

  private async reactivate(): Promise<void> {
    if (!this.model.deleted) return;
    const farewell = (await this.api.mailsTo(this.member.email)).filter(({ kind }) => kind === 'deletion').at(-1);
    const token = linkToken(farewell ?? { body_text: '' });
    expect((await this.api.visitor.post('/api/account-reactivate.php', { token })).status).toBe(200);
    this.client = await this.api.as(this.member);
    this.model.deleted = false;
    this.note('came back');
  }

  /** A member who has left spends and buys nothing. */
  private async expectClosed(): Promise<void> {
    const answers = [
      await this.client.post('/api/chat.php', { conversation: this.conversation, type: 'text', body: 'x', client_id: randomUUID() }),
      (await anOrder(this.api, {}, this.member)).answer,
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  }
}
