import { DAY_S } from '@rendezvous/shared/contract';
import { type LoginAttempt, verifyLogin } from '../account/logIn';
import { findAccount } from '../account/sqlAccounts';
import { findTokenTimes } from '../account/sqlTokens';
import { redeemToken } from '../account/tokens';
import { ApiError } from '../ApiError';
import { bumpCounters, bumpPartnerCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import { isBanned } from '../moderation/strikes';
import type { PasswordsPort } from '../ports/PasswordsPort';
import type { Random } from '../ports/Random';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { sendDeletionMail } from './deleteAccount';
import { assertNotExcluded } from './selfExclusion';
import { unmarkForDeletion } from './sqlDeletion';

/** Maximum number of reactivation links per day, including the one sent with the deletion. */
const MAX_LINKS_PER_DAY = 4;

/** Restores a member whose deletion is pending. */
export async function reactivateMember({ db }: UnitOfWork, memberId: string): Promise<void> {
  await unmarkForDeletion(db, memberId);
  await bumpCounters(db, [memberId], 'user');
  await bumpPartnerCounters(db, memberId);
}

/** Restores a deleted account with an emailed reactivation link; returns the member's id. */
export function reactivate(work: UnitOfWork, token: string): Promise<string> {
  return inTransaction(work, async (transactionWork) => {
    const redeemedToken = await redeemToken(transactionWork, token, 'reactivation');
    if (redeemedToken === undefined) throw new ApiError('token_invalid');
    await lockMembers(transactionWork.db, [redeemedToken.memberId]);
    const account = await findAccount(transactionWork.db, redeemedToken.memberId);
    // From the announced time on, the account counts as erased even if its erasure is still pending.
    const isGone = account?.status !== 'pending_deletion' || (account.deletes_at ?? 0) <= transactionWork.now;
    if (isGone || (await isBanned(transactionWork, account.email))) throw new ApiError('token_invalid');
    await assertNotExcluded(transactionWork, account.id);
    await reactivateMember(transactionWork, account.id);
    return account.id;
  });
}

async function assertBelowMailLimit({ db, now }: UnitOfWork, memberId: string): Promise<void> {
  const tokenTimes = await findTokenTimes(db, memberId, 'reactivation', now);
  if (tokenTimes.length >= MAX_LINKS_PER_DAY) throw new ApiError('rate_limited', { params: { seconds: DAY_S } });
}

/** Emails another reactivation link for a deleted account to someone who knows its password. */
export async function resendReactivation(
  work: UnitOfWork & { random: Random },
  passwords: PasswordsPort,
  attempt: LoginAttempt,
  publicOrigin: string,
): Promise<void> {
  const { id } = await verifyLogin(work, passwords, attempt);
  await inTransaction(work, async (transaction) => {
    const transactionWork = { ...transaction, random: work.random };
    await lockMembers(transactionWork.db, [id]);
    const account = await findAccount(transactionWork.db, id);
    if (account?.status !== 'pending_deletion' || account.deletes_at === null) throw new ApiError('conflict');
    await assertBelowMailLimit(transactionWork, id);
    await sendDeletionMail(transactionWork, account, account.deletes_at, { publicOrigin });
  });
}
