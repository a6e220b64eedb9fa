import type { Selectable } from 'kysely';
import type { DiscountCodesTable } from '../tables/creditTables';
import type { CheckedCode } from './discountProblem';

/** A stored code as the contract has it. */
export function toCheckedCode(row: Selectable<DiscountCodesTable>, now: number): CheckedCode {
  const { code, country, member_id, expires_at, value_percentage, currency, minimum_order_value, status, validity, paymentmethods } = row;
  return {
    code,
    country,
    user_id: member_id,
    expires: expires_at,
    value_percentage,
    currency,
    minimum_order_value,
    status,
    validity,
    expired: expires_at !== null && now >= expires_at,
    paymentmethods,
    firstPurchaseOnly: row.welcome,
  };
}
