import { ApiError } from '../ApiError';
import { reactivateMember } from '../leaving/reactivation';
import { lockMembers } from '../members/sqlMembers';
import type { Random } from '../ports/Random';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { storeEmail } from './mailChange';
import { endSessions } from './sessions';
import { findAccount, updatePassword } from './sqlAccounts';
import { deletePasskeys } from './sqlPasskeys';
import { voidTokens } from './sqlTokens';
import { issueToken, type RedeemedToken, redeemToken } from './tokens';

interface UndoResult {
  undone: 'email' | 'password';
  email: string;
  /** Token with which the owner can choose a new password: the person who made the change may know the old one. */
  reset_token: string;
}

async function restorePreviousValue(work: UnitOfWork, { memberId, data }: RedeemedToken): Promise<UndoResult['undone']> {
  const { email, password_hash: passwordHash = null } = data;
  if (typeof email === 'string') {
    await storeEmail(work, memberId, email);
    return 'email';
  }
  await updatePassword(work.db, memberId, passwordHash);
  return 'password';
}

/**
 * Undoes a change of email address or password and returns the account to its owner alone: all sessions, links and passkeys become invalid,
 * since the person who made the change may have added some, and a deletion requested meanwhile is undone too.
 */
export function undoChange(work: UnitOfWork & { random: Random }, token: string): Promise<UndoResult> {
  return inTransaction(work, async (tx) => {
    const txWork = { ...tx, random: work.random };
    const usedToken = await redeemToken(txWork, token, 'mail_undo', 'password_undo');
    if (usedToken === undefined) throw new ApiError('token_invalid');
    const { memberId } = usedToken;
    const status = (await lockMembers(txWork.db, [memberId])).get(memberId)?.status;
    if (status === undefined || status === 'deleted') throw new ApiError('token_invalid');
    const undone = await restorePreviousValue(txWork, usedToken);
    if (status === 'pending_deletion') await reactivateMember(txWork, memberId);
    await endSessions(txWork.db, memberId);
    await voidTokens(txWork, memberId);
    await deletePasskeys(txWork.db, memberId);
    const { email } = (await findAccount(txWork.db, memberId)) ?? { email: '' };
    return { undone, email, reset_token: await issueToken(txWork, memberId, 'reset') };
  });
}
