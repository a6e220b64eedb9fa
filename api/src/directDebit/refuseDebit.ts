import { debitFits } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { findDebitHistory } from './findDebitHistory';
import { findOpenDebts } from './findOpenDebts';
import type { Work } from '../Work';

/** Refuses a direct debit of `amount` cents to a member with an unpaid returned debit, or beyond the limits. */
export async function refuseDebit({ db, now }: Work, memberId: string, amount = 1): Promise<void> {
  if ((await findOpenDebts(db, memberId)).length > 0) throw new ApiError('directdebit_blocked');
  if (!debitFits(amount, await findDebitHistory(db, memberId, now))) throw new ApiError('directdebit_limit');
}
