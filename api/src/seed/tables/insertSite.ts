import type { Kysely } from 'kysely';
import type { Database } from '../../tables/tables';
import type { SeedPlan } from '../SeedPlan';
import { demoCodes } from './demoCodes';
import { insertRows } from './insertRows';

/** The code of the delete flow. */
const STAY = { code: 'STAY20', value_percentage: 20 };

/**
 * Where signing up is not open to everybody, the last without a footer for the United States; browsers take every name below localhost for
 * this machine.
 */
const DOMAINS = [
  { host: 'invite.localhost', signups: 'invite' },
  { host: 'partners.localhost', signups: 'with_trafficsource' },
  { host: 'closed.localhost', signups: 'none', us_footer: false },
];

/** Writes the discount codes and what the demo changes about domain and company. */
export async function insertSite(db: Kysely<Database>, { now, members }: SeedPlan): Promise<void> {
  await insertRows(db, 'discount_codes', demoCodes(now, members));
  await db
    .updateTable('companies')
    .set({ delete_discount: JSON.stringify(STAY) })
    .where('id', '=', 1)
    .execute();
  const settings = JSON.stringify({ name: 'Rendezvous' });
  await db
    .insertInto('domains')
    .values({ host: 'localhost', is_default: true, settings })
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ settings }))
    .execute();
  await insertRows(
    db,
    'domains',
    DOMAINS.map(({ host, ...own }) => ({ host, is_default: false, settings: JSON.stringify(own) })),
  );
}
