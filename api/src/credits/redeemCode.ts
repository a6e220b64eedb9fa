import { ApiError } from '../ApiError';
import { hasPurchased } from './hasPurchased';
import { isCodeUsed } from './isCodeUsed';
import type { Work } from '../Work';
import { discountProblem, type CheckedCode, type DiscountUse } from './discountProblem';
import { findCode, type CodeHolder } from './findCode';

export type CodeCircumstances = Pick<DiscountUse, 'country' | 'currency' | 'amount' | 'method'>;

/** The code, checked against all its rules by the server's clock, or the reason why it cannot be used. */
export async function redeemCode(work: Work, holder: CodeHolder, text: string, circumstances: CodeCircumstances): Promise<CheckedCode> {
  const code = await findCode(work, holder, text);
  if (code === undefined) throw new ApiError('code_not_found');
  const used = await isCodeUsed(work.db, holder.id, code);
  const purchased = await hasPurchased(work.db, holder.id);
  const problem = discountProblem(code, { ...circumstances, memberId: holder.id, now: work.now, used, hasPurchased: purchased });
  if (problem) throw new ApiError(problem.code, problem.params ? { params: problem.params } : {});
  return code;
}
