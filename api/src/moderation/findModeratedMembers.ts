import type { Kysely } from 'kysely';
import type { ModeratedMember } from '@rendezvous/shared/contract';
import { strikeKey } from './strikeKey';
import type { Database } from '../tables/tables';

async function countStrikes(db: Kysely<Database>, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('strike_keys')
    .select(({ fn }) => ['key_hash', fn.countAll<number>().as('strikes')])
    .where('key_hash', 'in', [...keys])
    .groupBy('key_hash')
    .execute();
  return new Map(rows.map(({ key_hash, strikes }) => [key_hash, strikes]));
}

/** Members as a moderator sees them, by id, with the strikes that follow their address. */
export async function findModeratedMembers(
  db: Kysely<Database>,
  ids: readonly (string | null)[],
): Promise<Map<string | null, ModeratedMember>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('members')
    .select(['id', 'name', 'status', 'fictional', 'email'])
    .where('id', 'in', [...new Set(wanted)])
    .execute();
  const strikes = await countStrikes(
    db,
    rows.map(({ email }) => strikeKey('email', email)),
  );
  return new Map(rows.map(({ email, ...row }) => [row.id, { ...row, strikes: strikes.get(strikeKey('email', email)) ?? 0 }]));
}
