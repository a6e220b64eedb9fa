import { type DiscountCode, timeBonusCode } from '@rendezvous/shared/contract';
import type { Selectable } from 'kysely';
import { ApiError } from '../ApiError';
import type { DiscountCodesTable } from '../tables/creditTables';
import type { UnitOfWork } from '../UnitOfWork';
import { type CheckedCode, findDiscountProblem, type DiscountUse } from './findDiscountProblem';
import { findDiscountRow, findWelcomeCodeName, isCodeUsed } from './sqlDiscountCodes';
import { hasPurchased } from './sqlPayments';
import { isBetweenAutomaticCodes, WELCOME_CODE, getWelcomeCode } from './getWelcomeCode';

export const TIME_BONUS_CODE = timeBonusCode({ id: '', signup_date: 0 }).code;

/** Maps a stored row to a code whose rules can be checked. */
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

/** The member who uses a code; automatic codes are derived from the sign-up date (unix seconds). */
interface CodeHolder {
  id: string;
  signupDate: number;
}

function getTimeBonus({ id, signupDate }: CodeHolder, now: number): CheckedCode {
  const code: DiscountCode = timeBonusCode({ id, signup_date: signupDate });
  return { ...code, expired: code.expires !== null && now >= code.expires, firstPurchaseOnly: true };
}

/** Looks up a member's code: the time bonus from the sign-up date, a stored one, or the welcome discount. */
async function findCode({ db, now }: UnitOfWork, holder: CodeHolder, enteredCode: string): Promise<CheckedCode | undefined> {
  const name = enteredCode.trim().toUpperCase();
  if (name === TIME_BONUS_CODE) return getTimeBonus(holder, now);
  const row = await findDiscountRow(db, holder.id, name);
  if (row) return toCheckedCode(row, now);
  return name === WELCOME_CODE ? getWelcomeCode(holder, now) : undefined;
}

type CodeCircumstances = Pick<DiscountUse, 'country' | 'currency' | 'amount' | 'method'>;

/** Returns a code if it can be used at the server's current time; otherwise throws the reason. */
export async function findUsableCode(
  work: UnitOfWork,
  holder: CodeHolder,
  enteredCode: string,
  circumstances: CodeCircumstances,
): Promise<CheckedCode> {
  const code = await findCode(work, holder, enteredCode);
  if (code === undefined) throw new ApiError('code_not_found');
  const isUsed = await isCodeUsed(work.db, holder.id, code);
  const hasBought = await hasPurchased(work.db, holder.id);
  const problem = findDiscountProblem(code, {
    ...circumstances,
    memberId: holder.id,
    now: work.now,
    isUsed,
    hasPurchased: hasBought,
  });
  if (problem) throw new ApiError(problem.code, problem.params ? { params: problem.params } : {});
  return code;
}

/** Finds the welcome discount that a member can use now; null if none, as in the 30 days after the time bonus. */
export async function findWelcomeCode(work: UnitOfWork, holder: CodeHolder, circumstances: CodeCircumstances): Promise<CheckedCode | null> {
  if (isBetweenAutomaticCodes(holder.signupDate, work.now)) return null;
  try {
    const name = (await findWelcomeCodeName(work.db, holder.id)) ?? WELCOME_CODE;
    return await findUsableCode(work, holder, name, circumstances);
  } catch (error) {
    // Used, expired or not for this member; nobody typed the code, so no error is shown.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Converts a code to the format of the contract, without its server-only field. */
export function presentDiscountCode({ firstPurchaseOnly: _internal, ...code }: CheckedCode): DiscountCode {
  return code;
}
