import type { Random } from '../ports/Random';
import { endSessions } from './endSessions';
import type { Account } from './findAccount';
import { findDomain } from '../site/findDomain';
import type { Work } from '../Work';
import { issueToken } from './issueToken';
import { forgetAttempts } from './loginAttempts';
import { sendAccountMail } from './sendAccountMail';
import { voidTokens } from './voidTokens';

/** Sets a new password: ends every session, lifts a login block, tells the owner how to take it back. */
export async function storePassword(
  work: Work & { random: Random },
  account: Account,
  password_hash: string,
  publicOrigin: string,
): Promise<void> {
  const { db } = work;
  await db.updateTable('members').set({ password_hash }).where('id', '=', account.id).execute();
  await endSessions(db, account.id);
  await forgetAttempts(work, [account.email, account.name]);
  await voidTokens(work, account.id, ['reset', 'mail_change']);
  const { settings } = await findDomain(db, account.domain);
  const token = await issueToken(work, account.id, 'password_undo', { password_hash: account.password_hash });
  const url = `${publicOrigin}/reset-password/do?undo=${token}`;
  await sendAccountMail(work, { kind: 'password_changed', recipient: account, site: settings.mail_name, url });
}
