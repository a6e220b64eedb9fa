import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '../../src/ports/database/prepareDatabase';
import { systemClock } from '../../src/ports/Clock';
import { demo } from './demo';

const folder = mkdtempSync(join(tmpdir(), 'demo-'));
afterAll(() => rmSync(folder, { recursive: true }));

const prepare = (name: string, environment: 'development' | 'production') => {
  const config = { environment, databaseUrl: null, dataDir: join(folder, name), demoData: environment === 'development' };
  return prepareDatabase(config, systemClock, demo);
};

test('R-369 production does not start on a demo database and leaves it unchanged', async () => {
  await (await prepare('demo', 'development')).close();
  await expect(prepare('demo', 'production')).rejects.toThrow(
    /demo accounts .+ production does not start on it\. Begin with an empty database/,
  );
  const reopenedDatabase = await prepare('demo', 'development');
  const { count } = await reopenedDatabase.db
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(300);
  await reopenedDatabase.close();
  // The first call creates the image, which takes a long time.
}, 180_000);

test('R-369 production starts on an empty database and adds no demo members', async () => {
  const database = await prepare('real', 'production');
  expect(await database.db.selectFrom('members').select('id').execute()).toEqual([]);
  await database.close();
});
