import { type ApiBody, DAY_S, DELETE_REVERSIBLE_DAYS, type Locale } from '@rendezvous/shared/contract';
import { verifyPassword } from '../account/password';
import { sendAccountMail } from '../account/sendAccountMail';
import { endSessions } from '../account/sessions';
import type { Account } from '../account/sqlAccounts';
import { voidTokens } from '../account/sqlTokens';
import { issueToken } from '../account/tokens';
import { deleteSignupMessage } from '../chat/sqlSignupMessages';
import type { Config } from '../config';
import { enqueueJob } from '../jobs/sql';
import { bumpPartnerCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import { deletePushSubscriptions } from '../notify/sqlPush';
import type { PasswordsPort } from '../ports/PasswordsPort';
import type { Random } from '../ports/Random';
import { findDomain } from '../site/sql';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { insertDeletionReason, markForDeletion } from './sqlDeletion';

type DeletionRequest = ApiBody<'DELETE /api/account.php'>;

/** Formats a date for an email, in UTC and in the email's language. */
const formatDate = (seconds: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);

/** Emails a link with which a deleted account can be restored until `deletesAt`. */
export async function sendDeletionMail(
  work: UnitOfWork & { random: Random },
  account: Account,
  deletesAt: number,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): Promise<void> {
  const token = await issueToken(work, account.id, 'reactivation');
  const { settings } = await findDomain(work.db, account.domain);
  const url = `${publicOrigin}/account-deleted?token=${token}`;
  const values = { date: formatDate(deletesAt, account.language) };
  await sendAccountMail(work, { kind: 'deletion', recipient: account, site: settings.mail_name, url, values });
}

/**
 * Ends the member's sessions and push subscriptions, drops an unsent sign-up message and voids unused links for activation, password reset
 * and change of email address.
 */
async function revokeAccess(work: UnitOfWork, memberId: string): Promise<void> {
  const { db } = work;
  await endSessions(db, memberId);
  await deletePushSubscriptions(db, memberId);
  await deleteSignupMessage(db, memberId);
  // Undo links stay valid: the account may have been deleted by someone who has hijacked it.
  await voidTokens(work, memberId, ['activation', 'reset', 'mail_change']);
}

/** Hides a member at once and schedules the erasure for 14 days later; returns the time of erasure in unix seconds. */
export async function deleteAccount(
  work: UnitOfWork & { random: Random },
  passwords: PasswordsPort,
  { memberId, publicOrigin }: { memberId: string; publicOrigin: string },
  { reason, text = '', password }: DeletionRequest,
): Promise<number> {
  const account = await verifyPassword(work, passwords, memberId, { password, field: 'password' });
  const deletesAt = work.now + DELETE_REVERSIBLE_DAYS * DAY_S;
  await inTransaction(work, async (transaction) => {
    const transactionWork = { ...transaction, random: work.random };
    const { db, now, random } = transactionWork;
    await lockMembers(db, [memberId]);
    await markForDeletion(db, memberId, deletesAt);
    await insertDeletionReason(db, { id: random.id(), member_id: memberId, reason, text: text.trim() || null, created_at: now });
    await revokeAccess(transactionWork, memberId);
    // This job erases the account at the time announced in the email; the daily run finishes an interrupted erasure.
    await enqueueJob(db, { id: `erase_accounts-at-${deletesAt}`, kind: 'erase_accounts', payload: {}, runAt: deletesAt });
    await sendDeletionMail(transactionWork, account, deletesAt, { publicOrigin });
    await bumpPartnerCounters(db, memberId);
  });
  return deletesAt;
}
