import { DAY_S, debitFits } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { UnitOfWork } from '../UnitOfWork';
import { findDebitHistory, findOpenDebts } from './sqlDebits';

const isWeekend = (time: number): boolean => [0, 6].includes(new Date(time * 1000).getUTCDay());

/** Earliest unix time at which an order may be debited: a day later, as announced in the mandate, and not on a weekend. */
export function getDebitDueTime(orderedAt: number): number {
  let dueAt = orderedAt + DAY_S;
  while (isWeekend(dueAt)) dueAt += DAY_S;
  return dueAt;
}

/** Throws `directdebit_blocked` while a returned debit is unpaid, `directdebit_limit` if `amount` (cents) is too high. */
export async function assertDebitAllowed({ db, now }: UnitOfWork, memberId: string, amount = 1): Promise<void> {
  if ((await findOpenDebts(db, memberId)).length > 0) throw new ApiError('directdebit_blocked');
  if (!debitFits(amount, await findDebitHistory(db, memberId, now))) throw new ApiError('directdebit_limit');
}
