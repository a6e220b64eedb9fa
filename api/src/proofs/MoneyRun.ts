import { randomUUID } from 'node:crypto';
import { discounted, giftCredits } from '@rendezvous/shared/contract';
import { findLots } from '../repositories/credits/findLots';
import { aLogin, PASSWORD } from '../testing/aLogin';
import type { TestMember } from '../testing/aMember';
import { anOrder, type TestOrder } from '../testing/anOrder';
import { linkToken } from '../testing/linkToken';
import type { TestApi } from '../testing/testApi';
import type { TestClient } from '../testing/TestClient';
import type { MoneyAction } from './moneyActions';
import { MoneyModel, type ModelOrder } from './MoneyModel';

type Of<Kind extends MoneyAction['kind']> = Extract<MoneyAction, { kind: Kind }>;
type Placed = ModelOrder & { real: TestOrder };

const OUTCOMES = { pay: 'completed', fail: 'failed', cancel: 'cancelled' } as const;
const PRICES = { 1: [10, 1_490], 2: [25, 3_250], own: [7, 1_043] } as const;
const PERCENT: Record<string, number> = { TIMEBONUS25: 25, MODEL10: 10 };

/** One member's life on the api and in the model, moved together and compared after every step. */
export class MoneyRun {
  readonly model = new MoneyModel(5);
  private placed: Placed[] = [];

  private constructor(
    private readonly api: TestApi,
    private readonly member: TestMember,
    private readonly conversation: string,
    private client: TestClient,
  ) {}

  static async start(api: TestApi): Promise<MoneyRun> {
    const { member, client } = await aLogin(api, { credits: 6 });
    const partner = await api.aMember();
    const first = { profile_id: partner.id, type: 'text', body: 'First', client_id: randomUUID() };
    const { body } = await client.post('/api/chat.php', first);
    return new MoneyRun(api, member, body.conversation.id, client);
  }

  async move(action: MoneyAction): Promise<void> {
    this.api.ports.clock.advance(1);
    if (action.kind === 'reactivate') return this.reactivate();
    if (action.kind === 'chargeback') return this.chargeBack(action);
    if (action.kind === 'late') return this.late(action);
    if (this.model.deleted) return this.expectClosed();
    if (action.kind === 'buy') return this.buy(action);
    if (action.kind === 'spend') return this.send({ type: 'text', body: 'Hello' }, 1);
    if (action.kind === 'gift') return this.send({ type: 'gift', gift: action.gift }, giftCredits(action.gift, { gift_credits: 2 }));
    if (action.kind === 'refund') return this.refund(action);
    if (action.kind === 'pay_debt') return this.payDebt(action);
    return this.delete();
  }

  /** Everything the model knows, read from the api's own tables, since a deleted member has no session. */
  async compare(): Promise<void> {
    const { db } = this.api;
    const lots = await findLots(db, this.member.id);
    const left = (source: string) => lots.filter((lot) => lot.source === source).reduce((sum, lot) => sum + lot.remaining, 0);
    const { paid } = await db.selectFrom('members').select('paid').where('id', '=', this.member.id).executeTakeFirstOrThrow();
    expect([left('free'), left('order'), paid]).toEqual([this.model.free, this.model.balance - this.model.free, this.model.paid]);
    const rows = await db.selectFrom('payments').selectAll().where('member_id', '=', this.member.id).execute();
    const real = new Map(rows.map((row) => [row.id, [row.status, row.amount, row.refunded_credits, row.refunded_amount]]));
    const expected = this.placed.map((order) => [
      order.real.id,
      [order.status, order.amount, order.refunded.credits, order.refunded.amount],
    ]);
    expect([...real].sort()).toEqual(expected.sort());
  }

  private async send(message: object, cost: number): Promise<void> {
    const body = { conversation: this.conversation, client_id: randomUUID(), ...message };
    const { status } = await this.client.post('/api/chat.php', body);
    expect(status).toBe(this.model.spend(cost) ? 200 : 402);
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
    const { package_id: packageId } = { package_id: undefined, ...what };
    const [credits, price] = PRICES[packageId === 1 || packageId === 2 ? packageId : 'own'];
    const refusal = this.refusalOf(code);
    const order = await anOrder(this.api, { package_id: undefined, ...what, ...(code ? { code } : {}) }, this.member);
    expect(order.answer.body.error?.code).toBe(refusal);
    if (refusal !== undefined) return;
    const amount = discounted(price, PERCENT[code ?? ''] ?? 0);
    const placed = this.keep(this.model.place({ credits, amount, code: code ?? null, settles: null }), order);
    await this.decide(placed, outcome);
  }

  private async payDebt({ order: index, outcome }: Of<'pay_debt'>): Promise<void> {
    const debt = this.placed[index];
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
    if (outcome !== 'leave') this.model.settle(order, OUTCOMES[outcome]);
  }

  /** Somebody comes back to a payment page, perhaps after the account was closed. */
  private async late({ order: index, outcome }: Of<'late'>): Promise<void> {
    const order = this.placed[index];
    if (order) await this.decide(order, outcome);
  }

  private async refund({ order: index, twice }: Of<'refund'>): Promise<void> {
    const order = this.placed[index];
    if (order === undefined) return;
    const confirm = () => this.client.post('/api/refund.php', { payment_id: order.real.id, confirm: true });
    await Promise.all(twice ? [confirm(), confirm()] : [confirm()]);
    this.model.refund(order);
  }

  private async chargeBack({ order: index }: Of<'chargeback'>): Promise<void> {
    const order = this.placed[index];
    if (order === undefined) return;
    await order.real.choose('return');
    this.model.chargeBack(order);
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
  }

  /** Whoever has left spends and buys nothing. */
  private async expectClosed(): Promise<void> {
    const answers = [
      await this.client.post('/api/chat.php', { conversation: this.conversation, type: 'text', body: 'x', client_id: randomUUID() }),
      (await anOrder(this.api, {}, this.member)).answer,
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  }
}
