import { sql } from 'kysely';
import { ApiError } from '../../ApiError';
import type { Work } from '../Work';
import type { CheckedCode } from './discountProblem';
import type { CodeHolder } from './findCode';
import { redeemCode, type CodeCircumstances } from './redeemCode';
import { isQuiet, WELCOME_CODE } from './welcomeCode';

async function welcomeName({ db }: Work, memberId: string): Promise<string> {
  const row = await db
    .selectFrom('discount_codes')
    .select('code')
    .where('welcome', '=', true)
    .where('status', '=', 'active')
    .where(({ eb, or }) => or([eb('member_id', 'is', null), eb('member_id', '=', memberId)]))
    .orderBy(sql`member_id is null`)
    .limit(1)
    .executeTakeFirst();
  return row?.code ?? WELCOME_CODE;
}

/** The welcome discount a member can use now; none in the 30 days after the time bonus. */
export async function findWelcomeCode(work: Work, holder: CodeHolder, circumstances: CodeCircumstances): Promise<CheckedCode> {
  if (isQuiet(holder.signupDate, work.now)) throw new ApiError('code_not_found');
  return redeemCode(work, holder, await welcomeName(work, holder.id), circumstances);
}
