import { DAY_S, PAYMENT_EXPIRES_S, type PaymentMethod } from '@rendezvous/shared/contract';

const WIRE_TRANSFER_S = 14 * DAY_S;
const SEPA_BANK_DAYS = 5;
/** Time in seconds for which a bonus price remains valid after the order, even past the end of the bonus. */
export const BONUS_PRICE_S = 900;

function addBankDays(from: number, days: number): number {
  let moment = from;
  let remaining = days;
  while (remaining > 0) {
    moment += DAY_S;
    const weekday = new Date(moment * 1000).getUTCDay();
    if (weekday !== 0 && weekday !== 6) remaining -= 1;
  }
  return moment;
}

/** Returns the time, in unix seconds, until which an order waits for its payment; with a bonus price it can be earlier. */
export function paymentDeadline(method: PaymentMethod, now: number, bonusEnds: number | null = null): number {
  if (method === 'wiretransfer') return now + WIRE_TRANSFER_S;
  if (method === 'sepa') return addBankDays(now, SEPA_BANK_DAYS);
  const normal = now + PAYMENT_EXPIRES_S;
  return bonusEnds === null ? normal : Math.min(normal, Math.max(bonusEnds, now + BONUS_PRICE_S));
}
