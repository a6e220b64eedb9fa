import type { DirectDebitForm } from '../calls/directDebit';
import type { ErrorCode } from './errors';
import { isIban } from './iban';
import { isPhoneNumber } from './phoneNumber';
import { isPostalCode } from './countries';

/** Minimum and maximum length of the free-text fields after trimming, in code points. */
export const DIRECT_DEBIT_LENGTHS = {
  account_holder: [2, 70],
  street: [2, 70],
  house_number: [1, 10],
  city: [2, 50],
} as const satisfies Partial<Record<keyof DirectDebitForm, readonly [number, number]>>;

/** Number of digits of the code in the text message. */
export const OTP_DIGITS = 6;
/** Seconds for which the code is valid. */
export const OTP_VALID_S = 600;
/** Number of wrong attempts that invalidate the code. */
export const OTP_TRIES = 5;
/** Delay before another code can be sent, in seconds. */
export const OTP_AGAIN_S = 60;
/** Maximum number of codes within an hour. */
export const OTP_PER_HOUR = 3;

/** Maximum amount of a member's first debit, in minor units of EUR. */
export const FIRST_DEBIT_MAX = 10_000;
/** Maximum sum of unsettled debits, in minor units of EUR. */
export const OPEN_DEBITS_MAX = 25_000;
/** Maximum number of direct debit orders within seven days. */
export const DEBITS_PER_WEEK = 3;

/** A member's direct debits so far, which limit further ones; amounts in minor units of EUR. */
export interface DebitHistory {
  /** Number of collected debits. */
  collected: number;
  /** Sum of unsettled debits. */
  open: number;
  /** Number of orders in the last seven days. */
  recent: number;
}

/** True when a debit of `amount` (minor units of EUR) is within the limits. */
export const debitFits = (amount: number, { collected, open, recent }: DebitHistory): boolean =>
  recent < DEBITS_PER_WEEK && open + amount <= OPEN_DEBITS_MAX && (collected > 0 || amount <= FIRST_DEBIT_MAX);

function isLengthWithin(text: string, [min, max]: readonly [number, number]): boolean {
  const length = Array.from(text.trim()).length;
  return length >= min && length <= max;
}

/** Returns the error codes of invalid fields, by field; empty when all fields are valid. */
export function directDebitProblems(form: DirectDebitForm, country: string): Partial<Record<keyof DirectDebitForm, ErrorCode>> {
  const problems: Partial<Record<keyof DirectDebitForm, ErrorCode>> = {};
  for (const field of ['account_holder', 'street', 'house_number', 'city'] as const) {
    if (!isLengthWithin(form[field], DIRECT_DEBIT_LENGTHS[field])) problems[field] = 'validation';
  }
  if (!isIban(form.iban)) problems.iban = 'iban_invalid';
  if (!isPostalCode(form.postal_code, country)) problems.postal_code = 'validation';
  if (!isPhoneNumber(form.phone)) problems.phone = 'phone_invalid';
  return problems;
}
