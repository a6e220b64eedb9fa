import { hash } from 'node:crypto';
import { DAY_S, type ExclusionMonths, isEmailAddress, type Locale } from '@rendezvous/shared/contract';
import { sendAccountMail } from '../account/sendAccountMail';
import { endSessions } from '../account/sessions';
import { findAccount, findAccountByEmail } from '../account/sqlAccounts';
import { hashToken } from '../account/tokens';
import { ApiError } from '../ApiError';
import { bumpPartnerCounters } from '../members/sqlCounters';
import type { Random } from '../ports/Random';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { monthsLater } from '../monthsLater';
import { deletePushSubscriptions } from '../notify/sqlPush';
import {
  confirmExclusionRequest,
  countExclusionRequests,
  findBanEnd,
  hasOpenExclusion,
  makeInvisible,
  insertExclusion,
  updateExclusionEnd,
} from './sqlExclusions';

const MAX_MAILS_PER_DAY = 3;
const LINK_LIFETIME_S = DAY_S;

interface ExclusionRequest {
  email: string;
  months: ExclusionMonths | null;
}

/** Hash under which an email address is stored, so that it can be recognized but not read. */
const hashEmail = (email: string): string => hash('sha256', email.trim().toLowerCase());

/** Throws `self_excluded`, with the end of the ban, while an email address is banned from the site at its owner's request. */
export async function assertEmailNotExcluded({ db, now }: Pick<UnitOfWork, 'db' | 'now'>, email: string): Promise<void> {
  const endsAt = await findBanEnd(db, hashEmail(email), now);
  if (endsAt === undefined) return;
  throw new ApiError('self_excluded', { params: endsAt === null ? { ends: 'never' } : { ends: 'later', date: endsAt } });
}

/** Throws `self_excluded` while a member's self-imposed ban is in force; every way of logging in must call this. */
export async function assertNotExcluded(work: Pick<UnitOfWork, 'db' | 'now'>, memberId: string): Promise<void> {
  const account = await findAccount(work.db, memberId);
  if (account) await assertEmailNotExcluded(work, account.email);
}

/**
 * Emails a link that confirms a self-imposed ban, at most three times a day; the reply does not reveal whether the address has an account
 * (R-091).
 */
export async function requestExclusion(
  work: UnitOfWork & { random: Random },
  { email: enteredEmail, months }: ExclusionRequest,
  { publicOrigin, site, language }: { publicOrigin: string; site: string; language: Locale },
): Promise<void> {
  const email = enteredEmail.trim();
  if (!isEmailAddress(email)) throw new ApiError('email_invalid', { fields: { email: 'email_invalid' } });
  if ((await countExclusionRequests(work.db, hashEmail(email), work.now - DAY_S)) >= MAX_MAILS_PER_DAY) return;
  const account = await findAccountByEmail(work.db, email);
  const token = work.random.token();
  await inTransaction(work, async (transactionWork) => {
    const ban = { id: work.random.id(), email_hash: hashEmail(email), months, token_hash: hashToken(token) };
    await insertExclusion(transactionWork.db, { ...ban, requested_at: work.now, confirmed_at: null, ends_at: null });
    const recipient = { id: account?.id ?? null, email, name: '', language: account?.language ?? language };
    const url = `${publicOrigin}/pages/ban?token=${token}`;
    await sendAccountMail(transactionWork, { kind: 'self_exclusion', recipient, site, url });
  });
}

/**
 * Logs a banned member out, hides their profile and stops push messages; everything else in the account remains unchanged. Returns the member's id,
 * or undefined if the address has no account.
 */
async function applyBan({ db }: UnitOfWork, hashedEmail: string): Promise<string | undefined> {
  const memberId = await makeInvisible(db, hashedEmail);
  if (memberId === undefined) return undefined;
  await endSessions(db, memberId);
  await deletePushSubscriptions(db, memberId);
  await bumpPartnerCounters(db, memberId);
  return memberId;
}

/** True while the link that confirms a ban is valid; checking does not use it up. */
export const isExclusionOpen = ({ db, now }: UnitOfWork, token: string): Promise<boolean> =>
  hasOpenExclusion(db, hashToken(token), now - LINK_LIFETIME_S);

export interface ConfirmedBan {
  /** End of the ban in unix seconds, or null if it is permanent. */
  endsAt: number | null;
  /** Id of the member with the banned address; undefined if it has no account. */
  memberId: string | undefined;
}

/** Confirms a self-imposed ban; throws `token_invalid` for an unknown, used or expired link. */
export function confirmExclusion(work: UnitOfWork, token: string): Promise<ConfirmedBan> {
  return inTransaction(work, async (transactionWork) => {
    const { db, now } = transactionWork;
    const request = await confirmExclusionRequest(db, hashToken(token), { since: now - LINK_LIFETIME_S, now });
    if (request === undefined) throw new ApiError('token_invalid');
    const endsAt = request.months === null ? null : monthsLater(now, request.months);
    await updateExclusionEnd(db, request.id, endsAt);
    return { endsAt, memberId: await applyBan(transactionWork, request.email_hash) };
  });
}
