import { sql } from 'kysely';
import { testApi } from '../testing/testApi';
import { erasedTables, keptTables } from './erasedTables';

const api = testApi();

test('R-215 for every table that names a member it is said whether its rows go or stay', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'members'::regclass`.execute(api.db);
  const known = new Set([...erasedTables.map(([table, column]) => `${table}.${column}`), ...keptTables]);
  const unknown = rows.filter(({ table, column }) => !known.has(`${table}.${column}`) && !known.has(table));
  expect(unknown).toEqual([]);
});
