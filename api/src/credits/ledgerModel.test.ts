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
  left: number;
  standing: boolean;
}

type Action = { kind: 'spend'; cost: number } | { kind: 'buy' } | { kind: 'reverse'; order: number };

const actions = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('spend' as const), cost: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ kind: fc.constant('buy' as const) }),
    fc.record({ kind: fc.constant('reverse' as const), order: fc.nat({ max: 3 }) }),
  ),
  { minLength: 1, maxLength: 14 },
);

/** A simple model of a purse: lots in order of purchase, after the free one. */
class Model {
  readonly lots: ModelLot[] = [{ left: 3, standing: true }];

  get balance(): number {
    return this.lots.reduce((sum, { left }) => sum + left, 0);
  }

  spend(cost: number): boolean {
    if (cost > this.balance) return false;
    let open = cost;
    for (const lot of this.lots) {
      const part = Math.min(open, lot.left);
      lot.left -= part;
      open -= part;
    }
    return true;
  }

  reverse(order: number): void {
    const lot = this.lots[order + 1];
    if (lot) Object.assign(lot, { left: 0, standing: false });
  }
}

/** A member's purse: applies each action to the real one and to its model. */
class Purse {
  private readonly model = new Model();
  private readonly orders: PaymentRow[] = [];
  private now = 2000;

  constructor(private readonly id: string) {}

  async apply(action: Action): Promise<void> {
    this.now += 10;
    const work: UnitOfWork = { db: database.db, now: this.now, random: systemRandom };
    if (action.kind === 'spend') await this.spend(work, action.cost);
    else if (action.kind === 'buy') await this.buy(work);
    else await this.reverse(work, action.order);
  }

  async compare(): Promise<void> {
    const lots = await findNonEmptyLots(database.db, this.id);
    expect(lots.map(({ remaining }) => remaining)).toEqual(this.model.lots.map(({ left }) => left).filter((left) => left > 0));
    const member = await database.db.selectFrom('members').select('paid').where('id', '=', this.id).executeTakeFirstOrThrow();
    expect(member.paid).toBe(this.model.lots.slice(1).some(({ standing }) => standing));
  }

  private async spend(work: UnitOfWork, cost: number): Promise<void> {
    const attempt = spendCredits(work, this.id, cost);
    const done = await attempt.then(
      () => true,
      () => false,
    );
    expect(done).toBe(this.model.spend(cost));
  }

  private async buy(work: UnitOfWork): Promise<void> {
    const buyer = { id: this.id, country: 'NL', language: 'en' } as const;
    const request = { package_id: 1, method: 'ideal', client_id: `buy${this.now}`, terms_version: '1', consent_start: true } as const;
    this.orders.push(await applyPaymentStatus(work, await placeOrder(work, buyer, request), 'completed'));
    this.model.lots.push({ left: 10, standing: true });
  }

  private async reverse(work: UnitOfWork, order: number): Promise<void> {
    const payment = this.orders[order];
    if (payment) await applyPaymentStatus(work, payment, 'charged_back');
    this.model.reverse(order);
  }
}

async function play(actions: Action[]): Promise<void> {
  const purse = new Purse((await aMember(database.db, 1000, { credits: 3 })).id);
  for (const action of actions) {
    await purse.apply(action);
    await purse.compare();
  }
}

test('R-401 after any sequence of purchases, spending and chargebacks the lots match the model', async () => {
  await fc.assert(fc.asyncProperty(actions, play), { numRuns: 40 });
});
