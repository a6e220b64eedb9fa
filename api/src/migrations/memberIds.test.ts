import { sql } from 'kysely';
import { testApi } from '../testing/testApi';

const api = testApi();

test('R-368 every column that refers to a member has the collation of the members’ ids, so that its indexes serve joins with them', async () => {
  const { rows } = await sql<{ place: string; collation: string }>`
    select c.conrelid::regclass || '.' || a.attname as place, l.collname as collation
    from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_collation l on l.oid = a.attcollation
    where c.contype = 'f' and c.confrelid in ('members'::regclass, 'profiles'::regclass)`.execute(api.db);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ collation }) => collation !== 'C')).toEqual([]);
});
