import { DAY_S, debitFits } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { UnitOfWork } from '../UnitOfWork';
import { findDebitHistory, findOpenDebts } from './sqlDebits';

const isWeekend = (moment: number): boolean => [0, 6].includes(new Date(moment * 1000).getUTCDay());

/** Earliest date on which an order is debited: a day after it, as announced in the mandate, on a bank day. */
export function debitDue(ordered: number): number {
  let due = ordered + DAY_S;
  while (isWeekend(due)) due += DAY_S;
  return due;
}

/** Refuses a direct debit of `amount` cents to a member with an unpaid returned debit, or beyond the limits. */
export async function assertDebitAllowed({ db, now }: UnitOfWork, memberId: string, amount = 1): Promise<void> {
  if ((await findOpenDebts(db, memberId)).length > 0) throw new ApiError('directdebit_blocked');
  if (!debitFits(amount, await findDebitHistory(db, memberId, now))) throw new ApiError('directdebit_limit');
}
