import { isPassword } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { Config } from '../config';
import type { JobHandler } from '../jobs/JobKind';
import { enqueueJob } from '../jobs/sql';
import { lockMembers } from '../members/sqlMembers';
import type { PasswordsPort } from '../ports/PasswordsPort';
import type { Random } from '../ports/Random';
import { findDomain } from '../site/sql';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { assertSamePassword, storePassword } from './password';
import { sendAccountMail } from './sendAccountMail';
import { type Account, findAccount, findAccountByEmail } from './sqlAccounts';
import { findTokenTimes } from './sqlTokens';
import { issueToken, isTokenValid, redeemToken } from './tokens';

const MAX_MAILS_PER_DAY = 3;

interface NewPassword {
  token: string;
  password: string;
  password_repeat: string;
}

const canReset = (account: Account | undefined): account is Account => account?.status === 'active' || account?.status === 'not_confirmed';

/** Emails a link to choose a new password; returns an error code if that is not possible, and null otherwise. */
async function sendResetMail(
  work: UnitOfWork & { random: Random },
  account: Account | undefined,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): Promise<'email_not_found' | 'reset_limit' | null> {
  if (!canReset(account)) return 'email_not_found';
  return inTransaction(work, async (tx) => {
    const txWork = { ...tx, random: work.random };
    await lockMembers(txWork.db, [account.id]);
    const sentTimes = await findTokenTimes(txWork.db, account.id, 'reset', txWork.now);
    if (sentTimes.length >= MAX_MAILS_PER_DAY) return 'reset_limit';
    const { settings } = await findDomain(txWork.db, account.domain);
    const url = `${publicOrigin}/reset-password/do?token=${await issueToken(txWork, account.id, 'reset')}`;
    await sendAccountMail(txWork, { kind: 'reset', recipient: account, site: settings.mail_name, url });
    return null;
  });
}

/** Emails a link to choose a new password; throws if it cannot, unless the domain hides whether an account exists. */
export async function requestReset(
  work: UnitOfWork & { random: Random },
  email: string,
  { host, publicOrigin }: { host: string } & Pick<Config, 'publicOrigin'>,
): Promise<void> {
  const account = await findAccountByEmail(work.db, email);
  const { settings } = await findDomain(work.db, host);
  if (settings.neutral_account_errors) {
    // Whether there is an account or not, the request does the same work and gets the same reply; the job sends the email.
    await enqueueJob(work.db, { id: work.random.id(), kind: 'reset', payload: { member_id: account?.id ?? '' }, runAt: work.now });
    return;
  }
  if (account?.status === 'pending_deletion') throw new ApiError('pending_deletion', { params: { date: account.deletes_at ?? 0 } });
  const errorCode = await sendResetMail(work, account, { publicOrigin });
  if (errorCode !== null) throw new ApiError(errorCode);
}

/** Emails the reset link for domains whose reply must not reveal whether there is an account. */
export const resetJob: JobHandler = async ({ db, ports, config }, { member_id: memberId = '' }) => {
  const work = { db, now: ports.clock.now(), random: ports.random };
  await sendResetMail(work, await findAccount(db, memberId), config);
};

/** Sets a new password using the token from an emailed link; returns the member's id. */
export async function resetPassword(
  work: UnitOfWork & { random: Random },
  passwords: PasswordsPort,
  { token, ...newPassword }: NewPassword,
  publicOrigin: string,
): Promise<string> {
  const { password } = newPassword;
  assertSamePassword(newPassword);
  if (!(await isTokenValid(work, token, 'reset'))) throw new ApiError('token_invalid');
  const hash = await passwords.hash(password);
  return inTransaction(work, async (tx) => {
    const usedToken = await redeemToken(tx, token, 'reset');
    const account = usedToken && (await findAccount(tx.db, usedToken.memberId));
    if (!account) throw new ApiError('token_invalid');
    if (!isPassword(password, account)) throw new ApiError('password_weak', { fields: { password: 'password_weak' } });
    await storePassword(tx, account, hash, publicOrigin);
    return account.id;
  });
}
