import type { Insertable } from 'kysely';
import type { DiscountCodesTable } from '../../tables/creditTables';
import type { MemberPlan } from '../people/MemberPlan';

const DAY_S = 86_400;

const anyone = {
  country: null,
  member_id: null,
  expires_at: null,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  validity: 'once-per-user',
  paymentmethods: null,
} as const satisfies Partial<Insertable<DiscountCodesTable>>;

/** A code for each rule of; the welcome discount itself follows from the sign-up date. */
export function demoCodes(now: number, members: readonly MemberPlan[]): Insertable<DiscountCodesTable>[] {
  const premium = members.find(({ name }) => name === 'premium')?.id ?? null;
  const codes = [
    { ...anyone, code: 'SUMMER10', value_percentage: 10, validity: 'unlimited' as const },
    { ...anyone, code: 'FRIENDS15', value_percentage: 15, currency: 'EUR' as const, minimum_order_value: 5000 },
    { ...anyone, code: 'DUTCH20', value_percentage: 20, country: 'NL' },
    { ...anyone, code: 'GERMAN20', value_percentage: 20, country: 'DE' },
    { ...anyone, code: 'IDEAL10', value_percentage: 10, paymentmethods: ['ideal' as const] },
    { ...anyone, code: 'LASTYEAR30', value_percentage: 30, expires_at: now - 30 * DAY_S },
    { ...anyone, code: 'ONLYONCE50', value_percentage: 50, status: 'used' as const, validity: 'once' as const },
    { ...anyone, code: 'WITHDRAWN40', value_percentage: 40, status: 'disabled' as const },
    { ...anyone, code: 'THANKYOU30', value_percentage: 30, member_id: premium, expires_at: now + 30 * DAY_S },
    { ...anyone, code: 'STAY20', value_percentage: 20 },
  ];
  return codes.map((code) => ({ id: `code-${code.code.toLowerCase()}`, created_at: now - 60 * DAY_S, ...code }));
}
