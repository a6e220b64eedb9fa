import { ApiError } from '../ApiError';
import type { Random } from '../ports/Random';
import { endSessions } from './endSessions';
import { findAccount, type Account } from './findAccount';
import { findDomain } from '../site/findDomain';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { confirmMember } from './confirmMember';
import { issueToken } from './issueToken';
import { sendAccountMail } from './sendAccountMail';
import { storeEmail } from './storeEmail';
import { useToken } from './useToken';
import { voidTokens } from './voidTokens';

async function tellOldAddress(work: Work & { random: Random }, account: Account, publicOrigin: string): Promise<void> {
  const token = await issueToken(work, account.id, 'mail_undo', { email: account.email });
  const { settings } = await findDomain(work.db, account.domain);
  const url = `${publicOrigin}/mail-change/do?undo=${token}`;
  await sendAccountMail(work, { kind: 'mail_changed', recipient: account, site: settings.mail_name, url });
}

/** The new address of a link takes effect: every session ends and the old address is told how to undo it. */
export function confirmMailChange(
  work: Work & { random: Random },
  token: string,
  publicOrigin: string,
): Promise<{ memberId: string; email: string }> {
  return inTransaction(work, async (within) => {
    const inside = { ...within, random: work.random };
    const used = await useToken(inside, token, 'mail_change');
    const email = used?.data['email'];
    if (used === undefined || typeof email !== 'string') throw new ApiError('token_invalid');
    const { memberId } = used;
    await lockMembers(inside.db, [memberId]);
    const account = await findAccount(inside.db, memberId);
    if (account?.status !== 'active' && account?.status !== 'not_confirmed') throw new ApiError('token_invalid');
    await storeEmail(inside, memberId, email);
    if (account.status === 'not_confirmed') await confirmMember(inside, memberId);
    await endSessions(inside.db, memberId);
    await voidTokens(inside, memberId, ['reset', 'activation']);
    if (account.email.toLowerCase() !== email.toLowerCase()) await tellOldAddress(inside, account, publicOrigin);
    return { memberId, email };
  });
}
