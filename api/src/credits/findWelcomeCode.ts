import { sql } from 'kysely';
import { ApiError } from '../ApiError';
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

/** The welcome discount a member can use now, null when there is none; so in the 30 days after the time bonus. */
export async function findWelcomeCode(work: Work, holder: CodeHolder, circumstances: CodeCircumstances): Promise<CheckedCode | null> {
  if (isQuiet(holder.signupDate, work.now)) return null;
  try {
    return await redeemCode(work, holder, await welcomeName(work, holder.id), circumstances);
  } catch (error) {
    // Used, ended or not for this member: nobody typed it, so there is nothing to refuse.
    if (error instanceof ApiError) return null;
    throw error;
  }
}
