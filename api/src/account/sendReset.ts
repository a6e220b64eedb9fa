import type { Config } from '../config';
import type { Random } from '../ports/Random';
import type { Account } from './findAccount';
import { findDomain } from '../site/findDomain';
import { findTokensOfDay } from './findTokensOfDay';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { issueToken } from './issueToken';
import { sendAccountMail } from './sendAccountMail';

const MAILS_PER_DAY = 3;

const canReset = (account: Account | undefined): account is Account => account?.status === 'active' || account?.status === 'not_confirmed';

/** Mails a link to choose a new password; answers why not where it does not. */
export async function sendReset(
  work: Work & { random: Random },
  account: Account | undefined,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): Promise<'email_not_found' | 'reset_limit' | null> {
  if (!canReset(account)) return 'email_not_found';
  return inTransaction(work, async (within) => {
    const inside = { ...within, random: work.random };
    await lockMembers(inside.db, [account.id]);
    const made = await findTokensOfDay(inside.db, account.id, 'reset', inside.now);
    if (made.length >= MAILS_PER_DAY) return 'reset_limit';
    const { settings } = await findDomain(inside.db, account.domain);
    const url = `${publicOrigin}/reset-password/do?token=${await issueToken(inside, account.id, 'reset')}`;
    await sendAccountMail(inside, { kind: 'reset', recipient: account, site: settings.mail_name, url });
    return null;
  });
}
