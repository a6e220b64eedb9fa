import fc from 'fast-check';
import type { DatabasePort } from '../ports/database/DatabasePort';
import { systemRandom } from '../ports/Random';
import { aMember } from '../testing/aMember';
import { openTestDatabase } from '../testing/openTestDatabase';
import type { UnitOfWork } from '../UnitOfWork';
import { spendCredits } from '../testing/spend';
import { applyPaymentStatus } from './settlePayment';
import { findNonEmptyLots } from './sqlLedger';
import type { PaymentRow } from './sqlPayments';
import { placeOrder } from './placeOrder';

let database: DatabasePort;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface ModelLot {
  remaining: number;
  isValid: boolean;
}

type Action = { kind: 'spend'; cost: number } | { kind: 'buy' } | { kind: 'reverse'; orderIndex: number };

const actionsArbitrary = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('spend' as const), cost: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ kind: fc.constant('buy' as const) }),
    fc.record({ kind: fc.constant('reverse' as const), orderIndex: fc.nat({ max: 3 }) }),
  ),
  { minLength: 1, maxLength: 14 },
);

/** A simple model of a purse: the lot of free credits, then the purchased lots in order. */
class PurseModel {
  readonly lots: ModelLot[] = [{ remaining: 3, isValid: true }];

  get balance(): number {
    return this.lots.reduce((sum, { remaining }) => sum + remaining, 0);
  }

  spend(cost: number): boolean {
    if (cost > this.balance) return false;
    let remainingCost = cost;
    for (const lot of this.lots) {
      const amount = Math.min(remainingCost, lot.remaining);
      lot.remaining -= amount;
      remainingCost -= amount;
    }
    return true;
  }

  reverse(orderIndex: number): void {
    const lot = this.lots[orderIndex + 1];
    if (lot) Object.assign(lot, { remaining: 0, isValid: false });
  }
}

/** A member's purse: each action is applied to the real ledger and to the model. */
class Purse {
  private readonly model = new PurseModel();
  private readonly orders: PaymentRow[] = [];
  private now = 2000;

  constructor(private readonly id: string) {}

  async apply(action: Action): Promise<void> {
    this.now += 10;
    const work: UnitOfWork = { db: database.db, now: this.now, random: systemRandom };
    if (action.kind === 'spend') await this.spend(work, action.cost);
    else if (action.kind === 'buy') await this.buy(work);
    else await this.reverse(work, action.orderIndex);
  }

  async expectMatch(): Promise<void> {
    const lots = await findNonEmptyLots(database.db, this.id);
    expect(lots.map(({ remaining }) => remaining)).toEqual(
      this.model.lots.map(({ remaining }) => remaining).filter((remaining) => remaining > 0),
    );
    const member = await database.db.selectFrom('members').select('paid').where('id', '=', this.id).executeTakeFirstOrThrow();
    expect(member.paid).toBe(this.model.lots.slice(1).some(({ isValid }) => isValid));
  }

  private async spend(work: UnitOfWork, cost: number): Promise<void> {
    const attempt = spendCredits(work, this.id, cost);
    const hasSucceeded = await attempt.then(
      () => true,
      () => false,
    );
    expect(hasSucceeded).toBe(this.model.spend(cost));
  }

  private async buy(work: UnitOfWork): Promise<void> {
    const buyer = { id: this.id, country: 'NL', language: 'en' } as const;
    const request = { package_id: 1, method: 'ideal', client_id: `buy${this.now}`, terms_version: '1', consent_start: true } as const;
    this.orders.push(await applyPaymentStatus(work, await placeOrder(work, buyer, request), 'completed'));
    this.model.lots.push({ remaining: 10, isValid: true });
  }

  private async reverse(work: UnitOfWork, orderIndex: number): Promise<void> {
    const payment = this.orders[orderIndex];
    if (payment) await applyPaymentStatus(work, payment, 'charged_back');
    this.model.reverse(orderIndex);
  }
}

async function play(actions: Action[]): Promise<void> {
  const purse = new Purse((await aMember(database.db, 1000, { credits: 3 })).id);
  for (const action of actions) {
    await purse.apply(action);
    await purse.expectMatch();
  }
}

test('R-401 after any sequence of purchases, spending and chargebacks the lots match the model', async () => {
  await fc.assert(fc.asyncProperty(actionsArbitrary, play), { numRuns: 40 });
});
