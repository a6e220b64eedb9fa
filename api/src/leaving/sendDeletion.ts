import type { Config } from '../config';
import type { Random } from '../ports/Random';
import type { Account } from '../account/findAccount';
import { findDomain } from '../site/findDomain';
import type { Work } from '../Work';
import { formatDay } from './formatDay';
import { issueToken } from '../account/issueToken';
import { sendAccountMail } from '../account/sendAccountMail';

/** Mails the link that brings a deleted account back until `deletesAt`. */
export async function sendDeletion(
  work: Work & { random: Random },
  account: Account,
  deletesAt: number,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): Promise<void> {
  const token = await issueToken(work, account.id, 'reactivation');
  const { settings } = await findDomain(work.db, account.domain);
  const url = `${publicOrigin}/account-deleted?token=${token}`;
  const values = { date: formatDay(deletesAt, account.language) };
  await sendAccountMail(work, { kind: 'deletion', recipient: account, site: settings.mail_name, url, values });
}
