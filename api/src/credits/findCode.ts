import { timeBonusCode, type DiscountCode } from '@rendezvous/shared/contract';
import { findDiscountRow } from './findDiscountRow';
import type { Work } from '../Work';
import type { CheckedCode } from './discountProblem';
import { TIME_BONUS_CODE } from './TIME_BONUS_CODE';
import { toCheckedCode } from './toCheckedCode';
import { welcomeCode, WELCOME_CODE } from './welcomeCode';

/** Who asks for a code. */
export interface CodeHolder {
  id: string;
  signupDate: number;
}

function timeBonus({ id, signupDate }: CodeHolder, now: number): CheckedCode {
  const code: DiscountCode = timeBonusCode({ id, signup_date: signupDate });
  return { ...code, expired: code.expires !== null && now >= code.expires, firstPurchaseOnly: true };
}

/** The code a member means: the time bonus from the sign-up date, a stored one, or the welcome discount. */
export async function findCode({ db, now }: Work, holder: CodeHolder, text: string): Promise<CheckedCode | undefined> {
  const name = text.trim().toUpperCase();
  if (name === TIME_BONUS_CODE) return timeBonus(holder, now);
  const row = await findDiscountRow(db, holder.id, name);
  if (row) return toCheckedCode(row, now);
  return name === WELCOME_CODE ? welcomeCode(holder, now) : undefined;
}
