import { type ErrorCode, isEmailAddress } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { assertEmailNotExcluded } from '../leaving/selfExclusion';
import { bumpCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import { isBanned } from '../moderation/strikes';
import type { PasswordsPort } from '../ports/PasswordsPort';
import type { Random } from '../ports/Random';
import { findDomain } from '../site/sql';
import { isUniqueViolation } from '../systemErrors';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { confirmMember } from './activation';
import { verifyPassword } from './password';
import { sendAccountMail } from './sendAccountMail';
import { endSessions } from './sessions';
import { type Account, findAccount, findAccountByEmail, updateEmail } from './sqlAccounts';
import { isEmailReserved, voidTokens } from './sqlTokens';
import { issueToken, redeemToken } from './tokens';

const createEmailError = (code: ErrorCode): ApiError => new ApiError(code, { fields: { email: code } });

/** Rejects an email address unavailable to a member; confirming the current one again is allowed and clears its bounce. */
async function assertEmailAvailable(work: UnitOfWork, memberId: string, email: string): Promise<void> {
  if (!isEmailAddress(email)) throw createEmailError('mail_change_invalid');
  const owner = await findAccountByEmail(work.db, email);
  const isTaken = (owner !== undefined && owner.id !== memberId) || (await isEmailReserved(work, email, memberId));
  if (isTaken) throw createEmailError('mail_change_taken');
  await assertEmailNotExcluded(work, email);
  if (await isBanned(work, email)) throw createEmailError('mail_change_invalid');
}

/** Emails a link to the new address; nothing changes until the link is used. */
export async function requestMailChange(
  work: UnitOfWork & { random: Random },
  passwords: PasswordsPort,
  { memberId, publicOrigin }: { memberId: string; publicOrigin: string },
  { email: typedEmail, password }: { email: string; password: string },
): Promise<void> {
  const email = typedEmail.trim();
  const account = await verifyPassword(work, passwords, memberId, { password, field: 'password' });
  await assertEmailAvailable(work, memberId, email);
  const { settings } = await findDomain(work.db, account.domain);
  await inTransaction(work, async (tx) => {
    const txWork = { ...tx, random: work.random };
    await lockMembers(txWork.db, [memberId]);
    const token = await issueToken(txWork, memberId, 'mail_change', { email });
    const url = `${publicOrigin}/mail-change/do?token=${token}`;
    const recipient = { ...account, email };
    await sendAccountMail(txWork, { kind: 'mail_change', recipient, site: settings.mail_name, url, values: { email } });
  });
}

/** Stores a confirmed or restored email address; throws `mail_change_taken` if another account has it by now. */
export async function storeEmail({ db }: UnitOfWork, memberId: string, email: string): Promise<void> {
  try {
    await updateEmail(db, memberId, email);
  } catch (error) {
    throw isUniqueViolation(error) ? new ApiError('mail_change_taken') : error;
  }
  await bumpCounters(db, [memberId], 'user');
}

async function notifyOldAddress(work: UnitOfWork & { random: Random }, account: Account, publicOrigin: string): Promise<void> {
  const token = await issueToken(work, account.id, 'mail_undo', { email: account.email });
  const { settings } = await findDomain(work.db, account.domain);
  const url = `${publicOrigin}/mail-change/do?undo=${token}`;
  await sendAccountMail(work, { kind: 'mail_changed', recipient: account, site: settings.mail_name, url });
}

/**
 * Redeems a confirmation link: stores the address, ends all sessions of the member and, if the address has changed, emails an undo link
 * to the old one.
 */
export function confirmMailChange(
  work: UnitOfWork & { random: Random },
  token: string,
  publicOrigin: string,
): Promise<{ memberId: string; email: string }> {
  return inTransaction(work, async (tx) => {
    const txWork = { ...tx, random: work.random };
    const usedToken = await redeemToken(txWork, token, 'mail_change');
    const email = usedToken?.data['email'];
    if (usedToken === undefined || typeof email !== 'string') throw new ApiError('token_invalid');
    const { memberId } = usedToken;
    await lockMembers(txWork.db, [memberId]);
    const account = await findAccount(txWork.db, memberId);
    if (account?.status !== 'active' && account?.status !== 'not_confirmed') throw new ApiError('token_invalid');
    await storeEmail(txWork, memberId, email);
    if (account.status === 'not_confirmed') await confirmMember(txWork, memberId);
    await endSessions(txWork.db, memberId);
    await voidTokens(txWork, memberId, ['reset', 'activation']);
    if (account.email.toLowerCase() !== email.toLowerCase()) await notifyOldAddress(txWork, account, publicOrigin);
    return { memberId, email };
  });
}
