import type { ErrorCode } from './errors';
import { isIban } from './iban';
import type { Payment } from './payment';
import { isPhoneNumber } from './phoneNumber';
import { isPostalCode } from './postalCode';

/** The SEPA form without its code; `phone` in E.164. */
export interface DirectDebitForm {
  account_holder: string;
  iban: string;
  street: string;
  house_number: string;
  postal_code: string;
  city: string;
  phone: string;
}

/** A signed mandate as its owner sees it; the IBAN is masked, times are unix seconds. */
export interface Mandate {
  mandate_reference: string;
  account_holder: string;
  iban: string;
  created: number;
  signed: number;
}

/** Who collects, as the mandate names it. */
export interface Creditor {
  name: string;
  /** SEPA creditor identifier. */
  identifier: string;
  address: string;
}

/** Everything of direct debits a member needs to see: mandates, the creditor, and what is still open. */
export interface DirectDebits {
  mandates: Mandate[];
  creditor: Creditor;
  /** True while a returned debit or chargeback is not paid. */
  blocked: boolean;
  /** Payments that were returned; paying them lifts the block. */
  open: Pick<Payment, 'payment_id' | 'amount' | 'currency' | 'created'>[];
}

/** Lengths of the fields after trimming, in characters. */
export const DIRECT_DEBIT_LENGTHS = {
  account_holder: [2, 70],
  street: [2, 70],
  house_number: [1, 10],
  city: [2, 50],
} as const satisfies Partial<Record<keyof DirectDebitForm, readonly [number, number]>>;

/** Digits of the code in the text message. */
export const OTP_DIGITS = 6;
/** How long the code works, in seconds. */
export const OTP_VALID_S = 600;
/** Wrong codes after which it works no more. */
export const OTP_TRIES = 5;
/** Wait before another code is sent, in seconds. */
export const OTP_AGAIN_S = 60;
/** Codes sent within an hour at most. */
export const OTP_PER_HOUR = 3;

/** The first debit at most, in minor units of EUR. */
export const FIRST_DEBIT_MAX = 10_000;
/** Debits that are not settled yet, together, in minor units of EUR. */
export const OPEN_DEBITS_MAX = 25_000;
/** Orders by direct debit within seven days at most. */
export const DEBITS_PER_WEEK = 3;

/** What decides whether a debit fits; money in minor units of EUR. */
export interface DebitHistory {
  /** Debits that were collected. */
  collected: number;
  /** Sum of those that are on their way. */
  open: number;
  /** Orders of the last seven days. */
  recent: number;
}

/** True when a debit of `amount` is within the limits. */
export const debitFits = (amount: number, { collected, open, recent }: DebitHistory): boolean =>
  recent < DEBITS_PER_WEEK && open + amount <= OPEN_DEBITS_MAX && (collected > 0 || amount <= FIRST_DEBIT_MAX);

function fits(text: string, [min, max]: readonly [number, number]): boolean {
  const length = Array.from(text.trim()).length;
  return length >= min && length <= max;
}

/** What is wrong with the form, by field; empty when nothing is. */
export function directDebitProblems(form: DirectDebitForm, country: string): Partial<Record<keyof DirectDebitForm, ErrorCode>> {
  const problems: Partial<Record<keyof DirectDebitForm, ErrorCode>> = {};
  for (const field of ['account_holder', 'street', 'house_number', 'city'] as const) {
    if (!fits(form[field], DIRECT_DEBIT_LENGTHS[field])) problems[field] = 'validation';
  }
  if (!isIban(form.iban)) problems.iban = 'iban_invalid';
  if (!isPostalCode(form.postal_code, country)) problems.postal_code = 'validation';
  if (!isPhoneNumber(form.phone)) problems.phone = 'phone_invalid';
  return problems;
}
