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
import { issueToken, type UsedToken, redeemToken } from './tokens';

interface UndoResult {
  undone: 'email' | 'password';
  email: string;
  /** Token with which the owner can choose a new password: the person who made the change may know the old one. */
  reset_token: string;
}

async function restorePrevious(work: UnitOfWork, { memberId, data }: UsedToken): Promise<UndoResult['undone']> {
  const { email, password_hash: passwordHash = null } = data;
  if (typeof email === 'string') {
    await storeEmail(work, memberId, email);
    return 'email';
  }
  await updatePassword(work.db, memberId, passwordHash);
  return 'password';
}

/**
 * Undoes a change of e-mail address or password and returns the account to its owner alone: all sessions, links and passkeys end,
 * since the person who made the change may have added some, and a deletion requested meanwhile is undone too.
 */
export function undoChange(work: UnitOfWork & { random: Random }, token: string): Promise<UndoResult> {
  return inTransaction(work, async (within) => {
    const inside = { ...within, random: work.random };
    const usedToken = await redeemToken(inside, token, 'mail_undo', 'password_undo');
    if (usedToken === undefined) throw new ApiError('token_invalid');
    const { memberId } = usedToken;
    const status = (await lockMembers(inside.db, [memberId])).get(memberId)?.status;
    if (status === undefined || status === 'deleted') throw new ApiError('token_invalid');
    const undone = await restorePrevious(inside, usedToken);
    if (status === 'pending_deletion') await reactivateMember(inside, memberId);
    await endSessions(inside.db, memberId);
    await voidTokens(inside, memberId);
    await deletePasskeys(inside.db, memberId);
    const { email } = (await findAccount(inside.db, memberId)) ?? { email: '' };
    return { undone, email, reset_token: await issueToken(inside, memberId, 'reset') };
  });
}
