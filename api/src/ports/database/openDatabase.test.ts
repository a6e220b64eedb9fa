import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from './openDatabase';

const dataDir = mkdtempSync(join(tmpdir(), 'api-database-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const open = () => openDatabase({ databaseUrl: null, dataDir });

test('R-368 the embedded database keeps what was written; its errors keep their code', async () => {
  const firstDatabase = await open();
  expect(statSync(join(dataDir, 'database')).mode & 0o077).toBe(0);
  await expect(open()).rejects.toThrow('already open');
  await expect(sql`select nothing from nowhere`.execute(firstDatabase.db)).rejects.toMatchObject({ code: '42P01' });
  await sql`create table kept (seconds bigint, day date)`.execute(firstDatabase.db);
  await sql`insert into kept values (4000000000, '2026-06-01')`.execute(firstDatabase.db);
  await firstDatabase.close();
  const secondDatabase = await open();
  const { rows } = await sql`select * from kept`.execute(secondDatabase.db);
  expect(rows).toEqual([{ seconds: 4_000_000_000, day: '2026-06-01' }]);
  await secondDatabase.close();
}, 120_000);

test('R-411 R-409 frequent statements still work over a new client of the embedded database, and after one has failed', async () => {
  const folder = join(dataDir, 'often');
  const { db, pool, close } = await openDatabase({ databaseUrl: null, dataDir: folder });
  const queryDoubles = async (times: number): Promise<number[]> => {
    const doubles: number[] = [];
    for (let index = 0; index < times; index += 1)
      doubles.push((await sql<{ twice: number }>`select ${index}::int * 2 as twice`.execute(db)).rows[0]?.twice ?? -1);
    return doubles;
  };
  const expected = Array.from({ length: 12 }, (_, index) => index * 2);
  expect(await queryDoubles(12)).toEqual(expected);
  const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements');
  expect(rows).toHaveLength(1);
  const removal = new Promise((resolve) => pool.once('remove', resolve));
  (await pool.connect()).release(true);
  await removal;
  expect(await queryDoubles(12)).toEqual(expected);
  await expect(sql`select nothing from nowhere where 1 = ${1}`.execute(db)).rejects.toMatchObject({ code: '42P01' });
  for (let index = 0; index < 8; index += 1) await expect(sql`select 1 / ${0}::int`.execute(db)).rejects.toMatchObject({ code: '22012' });
  expect(await queryDoubles(12)).toEqual(expected);
  await close();
}, 120_000);
