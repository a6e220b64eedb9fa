import { isEmailAddress, type ErrorCode } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { PasswordsPort } from '../ports/passwords/PasswordsPort';
import type { Random } from '../ports/Random';
import { findAccountByEmail } from './findAccount';
import { findDomain } from '../site/findDomain';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import { isBanned } from '../moderation/isBanned';
import type { Work } from '../Work';
import { askPassword } from './askPassword';
import { isEmailHeld } from './isEmailHeld';
import { isExcluded } from '../leaving/isExcluded';
import { issueToken } from './issueToken';
import { sendAccountMail } from './sendAccountMail';

const refused = (code: ErrorCode): ApiError => new ApiError(code, { fields: { email: code } });

/** The own address may be confirmed again, which ends its bounces. */
async function refuseEmail(work: Work, memberId: string, email: string): Promise<void> {
  if (!isEmailAddress(email)) throw refused('mail_change_invalid');
  const owner = await findAccountByEmail(work.db, email);
  const isTaken = (owner !== undefined && owner.id !== memberId) || (await isEmailHeld(work, email, memberId));
  if (isTaken) throw refused('mail_change_taken');
  if (await isExcluded(work, email)) throw refused('self_excluded');
  if (await isBanned(work, email)) throw refused('mail_change_invalid');
}

/** Mails a link to the new address; nothing changes before it is used. */
export async function requestMailChange(
  work: Work & { random: Random },
  passwords: PasswordsPort,
  { memberId, publicOrigin }: { memberId: string; publicOrigin: string },
  { email: given, password }: { email: string; password: string },
): Promise<void> {
  const email = given.trim();
  const account = await askPassword(work, passwords, memberId, { password, field: 'password' });
  await refuseEmail(work, memberId, email);
  const { settings } = await findDomain(work.db, account.domain);
  await inTransaction(work, async (within) => {
    const inside = { ...within, random: work.random };
    await lockMembers(inside.db, [memberId]);
    const token = await issueToken(inside, memberId, 'mail_change', { email });
    const url = `${publicOrigin}/mail-change/do?token=${token}`;
    const recipient = { ...account, email };
    await sendAccountMail(inside, { kind: 'mail_change', recipient, site: settings.mail_name, url, values: { email } });
  });
}
