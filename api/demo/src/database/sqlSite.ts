import { DAY_S } from '@rendezvous/shared/contract';
import type { Insertable, Kysely } from 'kysely';
import type { DiscountCodesTable } from '../../../src/tables/creditTables';
import type { Database } from '../../../src/tables/tables';
import type { MemberPlan } from '../people/MemberPlan';
import type { SeedPlan } from '../planSeed';
import { insertRows } from './sqlRows';

const UNRESTRICTED_TERMS = {
  country: null,
  member_id: null,
  expires_at: null,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  validity: 'once-per-user',
  paymentmethods: null,
} as const satisfies Partial<Insertable<DiscountCodesTable>>;

/** Builds a discount code for each rule of; the welcome discount follows from the sign-up date and needs none. */
function buildDemoCodes(now: number, members: readonly MemberPlan[]): Insertable<DiscountCodesTable>[] {
  const premiumId = members.find(({ name }) => name === 'premium')?.id ?? null;
  const codes = [
    { ...UNRESTRICTED_TERMS, code: 'SUMMER10', value_percentage: 10, validity: 'unlimited' as const },
    { ...UNRESTRICTED_TERMS, code: 'FRIENDS15', value_percentage: 15, currency: 'EUR' as const, minimum_order_value: 5000 },
    { ...UNRESTRICTED_TERMS, code: 'DUTCH20', value_percentage: 20, country: 'NL' },
    { ...UNRESTRICTED_TERMS, code: 'GERMAN20', value_percentage: 20, country: 'DE' },
    { ...UNRESTRICTED_TERMS, code: 'IDEAL10', value_percentage: 10, paymentmethods: ['ideal' as const] },
    { ...UNRESTRICTED_TERMS, code: 'LASTYEAR30', value_percentage: 30, expires_at: now - 30 * DAY_S },
    { ...UNRESTRICTED_TERMS, code: 'ONLYONCE50', value_percentage: 50, status: 'used' as const, validity: 'once' as const },
    { ...UNRESTRICTED_TERMS, code: 'WITHDRAWN40', value_percentage: 40, status: 'disabled' as const },
    { ...UNRESTRICTED_TERMS, code: 'THANKYOU30', value_percentage: 30, member_id: premiumId, expires_at: now + 30 * DAY_S },
    { ...UNRESTRICTED_TERMS, code: 'STAY20', value_percentage: 20 },
  ];
  return codes.map((code) => ({ id: `code-${code.code.toLowerCase()}`, created_at: now - 60 * DAY_S, ...code }));
}

/** The discount offered on account deletion. */
const STAY_DISCOUNT = { code: 'STAY20', value_percentage: 20 };

/**
 * Domains with restricted sign-up; the last one also lacks the footer for the United States. Browsers resolve every
 * subdomain of localhost to this machine.
 */
const RESTRICTED_DOMAINS = [
  { host: 'invite.localhost', signups: 'invite' },
  { host: 'partners.localhost', signups: 'with_trafficsource' },
  { host: 'closed.localhost', signups: 'none', us_footer: false },
];

/** Writes the discount codes and the demo's domain and company settings. */
export async function insertSiteSettings(db: Kysely<Database>, { now, members }: SeedPlan): Promise<void> {
  await insertRows(db, 'discount_codes', buildDemoCodes(now, members));
  await db
    .updateTable('companies')
    .set({ delete_discount: JSON.stringify(STAY_DISCOUNT) })
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
    RESTRICTED_DOMAINS.map(({ host, ...ownSettings }) => ({ host, is_default: false, settings: JSON.stringify(ownSettings) })),
  );
}
