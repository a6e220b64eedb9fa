import { DAY_S } from '@rendezvous/shared/contract';
import type { Insertable, Kysely } from 'kysely';
import type { DiscountCodesTable } from '../../../src/tables/creditTables';
import type { Database } from '../../../src/tables/tables';
import type { MemberPlan } from '../people/MemberPlan';
import type { SeedPlan } from '../planSeed';
import { insertRows } from './sqlRows';

const unrestricted = {
  country: null,
  member_id: null,
  expires_at: null,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  validity: 'once-per-user',
  paymentmethods: null,
} as const satisfies Partial<Insertable<DiscountCodesTable>>;

/** Builds a discount code for each rule of; the welcome discount itself follows from the sign-up date. */
function demoCodes(now: number, members: readonly MemberPlan[]): Insertable<DiscountCodesTable>[] {
  const premium = members.find(({ name }) => name === 'premium')?.id ?? null;
  const codes = [
    { ...unrestricted, code: 'SUMMER10', value_percentage: 10, validity: 'unlimited' as const },
    { ...unrestricted, code: 'FRIENDS15', value_percentage: 15, currency: 'EUR' as const, minimum_order_value: 5000 },
    { ...unrestricted, code: 'DUTCH20', value_percentage: 20, country: 'NL' },
    { ...unrestricted, code: 'GERMAN20', value_percentage: 20, country: 'DE' },
    { ...unrestricted, code: 'IDEAL10', value_percentage: 10, paymentmethods: ['ideal' as const] },
    { ...unrestricted, code: 'LASTYEAR30', value_percentage: 30, expires_at: now - 30 * DAY_S },
    { ...unrestricted, code: 'ONLYONCE50', value_percentage: 50, status: 'used' as const, validity: 'once' as const },
    { ...unrestricted, code: 'WITHDRAWN40', value_percentage: 40, status: 'disabled' as const },
    { ...unrestricted, code: 'THANKYOU30', value_percentage: 30, member_id: premium, expires_at: now + 30 * DAY_S },
    { ...unrestricted, code: 'STAY20', value_percentage: 20 },
  ];
  return codes.map((code) => ({ id: `code-${code.code.toLowerCase()}`, created_at: now - 60 * DAY_S, ...code }));
}

/** The discount offered on account deletion. */
const STAY = { code: 'STAY20', value_percentage: 20 };

/**
 * Domains with restricted sign-up, the last one without the footer for the United States; browsers resolve every subdomain of localhost to this
 * machine.
 */
const DOMAINS = [
  { host: 'invite.localhost', signups: 'invite' },
  { host: 'partners.localhost', signups: 'with_trafficsource' },
  { host: 'closed.localhost', signups: 'none', us_footer: false },
];

/** Writes the discount codes and the demo's settings of the domains and the company. */
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
    DOMAINS.map(({ host, ...ownSettings }) => ({ host, is_default: false, settings: JSON.stringify(ownSettings) })),
  );
}
