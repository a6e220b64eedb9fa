import { CONFIRMATION_MAIL_INTERVAL_S, DAY_S } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { Config } from '../config';
import { enqueueJob } from '../jobs/sql';
import { bumpCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import type { Random } from '../ports/Random';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { type AccountMail, sendAccountMail } from './sendAccountMail';
import { type Account, activateMember, findAccount } from './sqlAccounts';
import { findTokenTimes } from './sqlTokens';
import { issueToken, redeemToken } from './tokens';

/** Maximum number of links requested per day; the one mailed at sign-up does not count. */
const MAX_LINKS_PER_DAY = 5;
type Recipient = AccountMail['recipient'] & { id: string };
type Site = { site: string } & Pick<Config, 'publicOrigin'>;

/** Emails an activation link and voids any earlier one. */
export async function sendActivationMail(
  work: UnitOfWork & { random: Random },
  recipient: Recipient,
  { site, publicOrigin }: Site,
): Promise<void> {
  const token = await issueToken(work, recipient.id, 'activation');
  await sendAccountMail(work, { kind: 'activation', recipient, site, url: `${publicOrigin}/activate/done?token=${token}` });
}

async function assertUnderResendLimit({ db, now }: UnitOfWork, { id, signup_at }: Account): Promise<void> {
  const sentTimes = await findTokenTimes(db, id, 'activation', now);
  const requestedTimes = sentTimes.filter((time) => time > signup_at);
  const newestTime = sentTimes[0] ?? -Infinity;
  const oldestTime = requestedTimes.at(-1) ?? now;
  const waitSeconds =
    requestedTimes.length >= MAX_LINKS_PER_DAY ? oldestTime + DAY_S - now : newestTime + CONFIRMATION_MAIL_INTERVAL_S - now;
  if (waitSeconds > 0) throw new ApiError('rate_limited', { params: { seconds: waitSeconds } });
}

/** Emails a new activation link to a member who has not confirmed yet. */
export async function resendActivationMail(work: UnitOfWork & { random: Random }, memberId: string, site: Site): Promise<void> {
  await inTransaction(work, async (tx) => {
    const { db } = tx;
    await lockMembers(db, [memberId]);
    const account = await findAccount(db, memberId);
    if (!account) return;
    await assertUnderResendLimit(tx, account);
    await sendActivationMail(tx, account, site);
  });
}

/** Confirms a member's email address: the profile becomes visible, and the message written at sign-up is scheduled. */
export async function confirmMember({ db, now }: UnitOfWork, memberId: string): Promise<void> {
  await activateMember(db, memberId, now);
  await bumpCounters(db, [memberId], 'user');
  await enqueueJob(db, { id: `first-${memberId}`, kind: 'signup_message', payload: { member_id: memberId }, runAt: now });
}

/** Confirms the email address of the member to whom a token was mailed; returns their id, or throws `activation_failed`. */
export async function activate(work: UnitOfWork, token: string): Promise<string> {
  return inTransaction(work, async (tx) => {
    const usedToken = await redeemToken(tx, token, 'activation');
    if (usedToken === undefined) throw new ApiError('activation_failed');
    await confirmMember(tx, usedToken.memberId);
    return usedToken.memberId;
  });
}
