import { ApiError } from '../../ApiError';
import type { Config } from '../../config';
import type { Random } from '../../ports/Random';
import { findAccountByEmail, type Account } from '../../repositories/findAccount';
import { findDomain } from '../../repositories/findDomain';
import { findTokensOfDay } from '../../repositories/findTokensOfDay';
import { lockMembers } from '../../repositories/members/lockMembers';
import type { Work } from '../Work';
import { issueToken } from './issueToken';
import { sendAccountMail } from './sendAccountMail';

const MAILS_PER_DAY = 3;

async function refuseTooMany({ db, now }: Work, memberId: string): Promise<void> {
  const made = await findTokensOfDay(db, memberId, 'reset', now);
  if (made.length >= MAILS_PER_DAY) throw new ApiError('reset_limit');
}

const canReset = (account: Account | undefined): account is Account => account?.status === 'active' || account?.status === 'not_confirmed';

/** Mails a link to choose a new password. */
export async function requestReset(
  work: Work & { random: Random },
  email: string,
  { host, publicOrigin }: { host: string } & Pick<Config, 'publicOrigin'>,
): Promise<void> {
  const account = await findAccountByEmail(work.db, email);
  const { settings } = await findDomain(work.db, account?.domain ?? host);
  if (account?.status === 'pending_deletion') throw new ApiError('pending_deletion', { params: { date: account.deletes_at ?? 0 } });
  if (!canReset(account)) {
    if (settings.neutral_account_errors) return;
    throw new ApiError('email_not_found');
  }
  await work.db.transaction().execute(async (db) => {
    const inside = { ...work, db };
    await lockMembers(db, [account.id]);
    await refuseTooMany(inside, account.id);
    const token = await issueToken(inside, account.id, 'reset');
    const url = `${publicOrigin}/reset-password/do?token=${token}`;
    await sendAccountMail(inside, { kind: 'reset', recipient: account, site: settings.mail_name, url });
  });
}
