import { tableSums } from '../../backup/tableSums';
import type { TestApi } from '../../testing/testApi';

/** Does something that must change nothing: no row of any table is another afterwards, but where refusals are counted. */
export async function leavesUntouched<Result>(api: TestApi, act: () => Promise<Result>, counts: readonly string[] = []): Promise<Result> {
  const before = await tableSums(api.db);
  const result = await act();
  const after = await tableSums(api.db);
  for (const name of counts) delete after[name];
  expect(before).toMatchObject(after);
  return result;
}
