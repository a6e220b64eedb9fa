import fc from 'fast-check';
import { checkBooks } from '../credits/sqlBooks';
import { getProofRuns, getProofSeed } from '../testing/getProofRuns';
import { MoneyRun } from './MoneyRun';
import { testApi } from '../testing/testApi';
import { moneyActions, type MoneyAction } from './moneyActions';

const api = testApi();
/** Each seed is a separate test, so that it can be repeated alone: `-t "seed 7"`. */
const SEEDS = Array.from({ length: getProofRuns({ quick: 1, full: 10 }) }, (_, index) => getProofSeed(index + 1));
const HISTORY_COUNT = getProofRuns({ quick: 40, full: 100 });
const outcomeCounts = new Map<string, number>();

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

async function checkHistory(actions: MoneyAction[]): Promise<void> {
  const run = await MoneyRun.start(api, outcomeCounts);
  for (const action of actions) {
    await run.perform(action);
    await run.expectModelMatches();
  }
  await run.perform({ kind: 'jobs' });
  await run.expectModelMatches();
  expect(await checkBooks(api.db)).toEqual([]);
}

test.each(SEEDS)(
  `R-401 R-338 R-339 R-329 R-336 R-290 seed %i: ${HISTORY_COUNT} random histories of buying, spending, unsending, gifts, returns, chargebacks, codes, leaving and coming back match the model after every step`,
  async (seed) => {
    await fc.assert(fc.asyncProperty(moneyActions, checkHistory), { numRuns: HISTORY_COUNT, seed });
  },
  1_200_000,
);

test('the histories covered what they should prove: each of these happened', () => {
  const frequentOutcomes = [
    'spent',
    'too dear',
    'unsent',
    'completed',
    'refunded',
    'charged back when completed',
    'code_used',
    'came back',
  ];
  const rareOutcomes = [
    ...['unsent, paid from an order', 'bought with TIMEBONUS25', 'bought with MODEL10', 'partly_refunded', 'refunded in parts'],
    ...['charged back when partly_refunded', 'charged back when refunded', 'completed debt', 'completed after leaving'],
  ];
  expect([...outcomeCounts.keys()]).toEqual(
    expect.arrayContaining(SEEDS.length > 1 ? [...frequentOutcomes, ...rareOutcomes] : frequentOutcomes),
  );
});
