import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../migrations/migrate';
import { openDatabase } from './openDatabase';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'api-database-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = () => openDatabase({ databaseUrl: null, dataDir });

test('R-368 the embedded database keeps what was written, and migrates once', async () => {
  const first = await open();
  await migrate(first.db);
  await first.db.insertInto('underage_marks').values({ visitor_hash: 'kept', expires_at: 4_000_000_000 }).execute();
  await first.close();
  const second = await open();
  await migrate(second.db);
  expect(await second.db.selectFrom('underage_marks').selectAll().execute()).toEqual([{ visitor_hash: 'kept', expires_at: 4_000_000_000 }]);
  await second.close();
});

test('security 19: a folder in use is refused in plain words, by name of the process', async () => {
  const first = await open();
  await expect(open()).rejects.toThrow('already open in this process');
  await first.close();
  writeFileSync(join(dataDir, 'database.lock'), '1');
  await expect(open()).rejects.toThrow('in use by process 1');
});

test('security 19: the lock of a process that is gone is taken over', async () => {
  writeFileSync(join(dataDir, 'database.lock'), '4194304');
  const database = await open();
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db);
  expect(rows).toEqual([{ one: 1 }]);
  await database.close();
});

test('errors of the database keep their code', async () => {
  const database = await open();
  await expect(sql`select nothing from nowhere`.execute(database.db)).rejects.toMatchObject({ code: '42P01' });
  await database.close();
});
