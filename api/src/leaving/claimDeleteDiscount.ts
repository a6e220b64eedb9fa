import { DAY_S } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { toCheckedCode } from '../credits/discountCodes';
import { findDiscountRow, insertMemberCode, isCodeUsed } from '../credits/sqlDiscountCodes';
import type { CheckedCode } from '../credits/findDiscountProblem';
import type { Random } from '../ports/Random';
import { findCompany } from '../site/sql';
import type { UnitOfWork } from '../UnitOfWork';

/** Lifetime of the offer in seconds: as long as a deleted account can be reactivated. */
const OFFER_LIFETIME_S = 14 * DAY_S;

/** Stores the company's discount as a code of this member; a second claim leaves the first code and its expiry unchanged. */
async function storeOfferCode({ db, now, random }: UnitOfWork, memberId: string, code: string, percentage: number): Promise<void> {
  await insertMemberCode(db, {
    id: random.id(),
    code: code.toUpperCase(),
    country: null,
    member_id: memberId,
    expires_at: now + OFFER_LIFETIME_S,
    value_percentage: percentage,
    currency: null,
    minimum_order_value: null,
    status: 'active',
    validity: 'once-per-user',
    paymentmethods: null,
    created_at: now,
  });
}

/**
 * Claims the discount offered in the delete flow, which each member can use once. Throws `not_found` if none is offered, `code_expired` or
 * `code_used` if it can no longer be used.
 */
export async function claimDeleteDiscount(
  work: UnitOfWork & { random: Random },
  memberId: string,
  companyId: number,
): Promise<CheckedCode> {
  const { delete_discount: offer } = await findCompany(work.db, companyId);
  if (offer === null) throw new ApiError('not_found');
  await storeOfferCode(work, memberId, offer.code, offer.value_percentage);
  const row = await findDiscountRow(work.db, memberId, offer.code);
  if (row === undefined) throw new ApiError('not_found');
  const code = toCheckedCode(row, work.now);
  if (code.expired) throw new ApiError('code_expired');
  if (await isCodeUsed(work.db, memberId, code)) throw new ApiError('code_used');
  return code;
}
