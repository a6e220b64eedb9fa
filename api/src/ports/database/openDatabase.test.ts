import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from './openDatabase';

const dataDir = mkdtempSync(join(tmpdir(), 'api-database-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const open = () => openDatabase({ databaseUrl: null, dataDir });

test('R-368 the embedded database keeps what was written; its errors keep their code', async () => {
  const first = await open();
  await expect(open()).rejects.toThrow('already open');
  await expect(sql`select nothing from nowhere`.execute(first.db)).rejects.toMatchObject({ code: '42P01' });
  await sql`create table kept (seconds bigint, day date)`.execute(first.db);
  await sql`insert into kept values (4000000000, '2026-06-01')`.execute(first.db);
  await first.close();
  const second = await open();
  const { rows } = await sql`select * from kept`.execute(second.db);
  expect(rows).toEqual([{ seconds: 4_000_000_000, day: '2026-06-01' }]);
  await second.close();
}, 120_000);
