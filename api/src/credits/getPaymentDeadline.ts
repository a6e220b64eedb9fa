import { DAY_S, PAYMENT_EXPIRES_S, type PaymentMethod } from '@rendezvous/shared/contract';

const WIRE_TRANSFER_DEADLINE_S = 14 * DAY_S;
const SEPA_DEADLINE_BANK_DAYS = 5;
/** Minimum time in seconds for which an order keeps its bonus price, even past the end of the bonus. */
export const BONUS_PRICE_VALIDITY_S = 900;

function addBankDays(from: number, days: number): number {
  let time = from;
  let remainingDays = days;
  while (remainingDays > 0) {
    time += DAY_S;
    const weekday = new Date(time * 1000).getUTCDay();
    if (weekday !== 0 && weekday !== 6) remainingDays -= 1;
  }
  return time;
}

/** Returns the unix time until which an order waits for its payment; a bonus price can make it earlier. */
export function getPaymentDeadline(method: PaymentMethod, now: number, bonusEndsAt: number | null = null): number {
  if (method === 'wiretransfer') return now + WIRE_TRANSFER_DEADLINE_S;
  if (method === 'sepa') return addBankDays(now, SEPA_DEADLINE_BANK_DAYS);
  const regularDeadline = now + PAYMENT_EXPIRES_S;
  return bonusEndsAt === null ? regularDeadline : Math.min(regularDeadline, Math.max(bonusEndsAt, now + BONUS_PRICE_VALIDITY_S));
}
