import fc from 'fast-check';
import { checkBooks } from '../domain/credits/checkBooks';
import { proofRuns } from '../testing/proofRuns';
import { testApi } from '../testing/testApi';
import { moneyActions, type MoneyAction } from './moneyActions';
import { MoneyRun } from './MoneyRun';

const api = testApi();
const RUNS = proofRuns({ quick: 25, full: 1_000 });

beforeAll(async () => {
  await api.db
    .insertInto('discount_codes')
    .values({
      id: 'MODEL10',
      code: 'MODEL10',
      country: null,
      member_id: null,
      expires_at: null,
      value_percentage: 10,
      currency: null,
      minimum_order_value: null,
      status: 'active',
      validity: 'once-per-user',
      paymentmethods: null,
      created_at: 1,
    })
    .execute();
});

async function live(actions: MoneyAction[]): Promise<void> {
  const run = await MoneyRun.start(api);
  for (const action of actions) {
    await run.move(action);
    await run.compare();
  }
  const faults = await checkBooks(api.db);
  if (faults.length > 0) throw new Error(faults.join('; '));
}

test(`R-401 R-338 R-329 R-336 ${RUNS} lives of buying, spending, giving, returning, chargebacks, codes, leaving and coming back agree with the model after every step`, async () => {
  await fc.assert(fc.asyncProperty(moneyActions, live), { numRuns: RUNS });
}, 3_600_000);
