import { sql } from 'kysely';
import { testApi } from '../testing/testApi';
import { erasedTables, retainedTables } from './erasedTables';

const api = testApi();

test('R-215 every table that references a member is listed as erased or kept', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'members'::regclass`.execute(api.db);
  const listedNames = new Set([...erasedTables.map(([table, column]) => `${table}.${column}`), ...retainedTables]);
  const unlistedColumns = rows.filter(({ table, column }) => !listedNames.has(`${table}.${column}`) && !listedNames.has(table));
  expect(unlistedColumns).toEqual([]);
});
