import { ApiError } from '../ApiError';
import type { Random } from '../ports/Random';
import { findAccount } from './findAccount';
import { findTokensOfDay } from './findTokensOfDay';
import { lockMembers } from '../members/lockMembers';
import type { Work } from '../Work';
import { sendActivation } from './sendActivation';

/** A new link at most every so many seconds and so many times a day. */
const PAUSE_S = 120;
const PER_DAY = 5;
const DAY_S = 86_400;

async function refuseTooMany({ db, now }: Work, memberId: string): Promise<void> {
  const made = await findTokensOfDay(db, memberId, 'activation', now);
  const newest = made[0] ?? -Infinity;
  const oldest = made.at(-1) ?? now;
  // The link of the sign-up itself is not one that was asked for.
  const wait = made.length > PER_DAY ? oldest + DAY_S - now : newest + PAUSE_S - now;
  if (wait > 0) throw new ApiError('rate_limited', { params: { seconds: wait } });
}

/** Mails a new activation link to a member who has not confirmed yet. */
export async function resendActivation(
  work: Work & { random: Random },
  memberId: string,
  site: Parameters<typeof sendActivation>[2],
): Promise<void> {
  await work.db.transaction().execute(async (db) => {
    const inside = { ...work, db };
    await lockMembers(db, [memberId]);
    await refuseTooMany(inside, memberId);
    const account = await findAccount(db, memberId);
    if (account) await sendActivation(inside, account, site);
  });
}
