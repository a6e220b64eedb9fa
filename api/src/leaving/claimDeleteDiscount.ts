import type { Random } from '../ports/Random';
import { ApiError } from '../ApiError';
import { findCompany } from '../site/findCompany';
import { findDiscountRow } from '../credits/findDiscountRow';
import { isCodeUsed } from '../credits/isCodeUsed';
import type { CheckedCode } from '../credits/discountProblem';
import { toCheckedCode } from '../credits/toCheckedCode';
import type { Work } from '../Work';

/** The offer can be used this long, in seconds: as long as the account could have been had back. */
const LIFE_S = 14 * 86_400;

/** Makes the company's code the member's own; a second claim finds the first one, with its end. */
async function storeCode({ db, now, random }: Work, memberId: string, code: string, percentage: number): Promise<void> {
  await db
    .insertInto('discount_codes')
    .values({
      id: random.id(),
      code: code.toUpperCase(),
      country: null,
      member_id: memberId,
      expires_at: now + LIFE_S,
      value_percentage: percentage,
      currency: null,
      minimum_order_value: null,
      status: 'active',
      validity: 'once-per-user',
      paymentmethods: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The discount of the delete flow, once for each member; without a claim its code is unknown. */
export async function claimDeleteDiscount(work: Work & { random: Random }, memberId: string, companyId: number): Promise<CheckedCode> {
  const { delete_discount: offer } = await findCompany(work.db, companyId);
  if (offer === null) throw new ApiError('not_found');
  await storeCode(work, memberId, offer.code, offer.value_percentage);
  const row = await findDiscountRow(work.db, memberId, offer.code);
  if (row === undefined) throw new ApiError('not_found');
  const code = toCheckedCode(row, work.now);
  if (code.expired) throw new ApiError('code_expired');
  if (await isCodeUsed(work.db, memberId, code)) throw new ApiError('code_used');
  return code;
}
