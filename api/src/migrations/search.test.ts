import { INTERESTS } from '@rendezvous/shared/contract';
import { sql } from 'kysely';
import { testApi } from '../testing/testApi';

const api = testApi();
const getMask = async (id: string) =>
  (await api.db.selectFrom('profiles').select('interest_mask').where('member_id', '=', id).executeTakeFirstOrThrow()).interest_mask;

test('R-128 every interest of the contract has a bit of its own', async () => {
  const { rows } = await sql<{ interest: string }>`select interest from interest_bits`.execute(api.db);
  expect(rows.map(({ interest }) => interest).sort()).toEqual(INTERESTS.map(({ key }) => key).sort());
});

test('R-224 the interest bitmask follows added and removed interests', async () => {
  const { id } = await api.aMember({ interests: ['tea', 'art', 'wine'] });
  const other = await api.aMember({ interests: ['art', 'tea'] });
  expect(await getMask(id)).toBeGreaterThan(await getMask(other.id));
  await api.db.deleteFrom('member_interests').where('member_id', '=', id).where('interest', '=', 'wine').execute();
  expect(await getMask(id)).toBe(await getMask(other.id));
  await api.db.deleteFrom('member_interests').where('member_id', '=', id).execute();
  expect(await getMask(id)).toBe(0);
});
