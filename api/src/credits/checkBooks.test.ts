import { enqueueDaily } from '../jobs/enqueueDaily';
import { runDueJobs } from '../jobs/runDueJobs';
import { aPurchase } from '../testing/anOrder';
import { testApi } from '../testing/testApi';
import { checkBooks } from './sqlBooks';

const api = testApi();
const findJob = () => api.db.selectFrom('jobs').selectAll().where('kind', '=', 'check_books').orderBy('run_at').executeTakeFirstOrThrow();

test('R-401 the nightly check finds nothing while the books balance, and fails loudly when an order has no credits', async () => {
  const { id } = await aPurchase(api);
  expect(await checkBooks(api.db)).toEqual([]);
  await api.db
    .insertInto('payments')
    .values({ ...(await aCopy(id)), id: 'Unexplained00001' })
    .execute();
  const expected = '1 completed orders without their credits';
  expect(await checkBooks(api.db)).toEqual([expected]);
  await enqueueDaily(api.app, 'check_books');
  await runDueJobs(api.app);
  expect(await findJob()).toMatchObject({ done_at: null, last_error: expect.stringContaining(expected) });
});

async function aCopy(id: string) {
  const payment = await api.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { ...payment, client_id: 'copy', provider_reference: null };
}
