import { ApiError } from '../ApiError';
import type { PasswordsPort } from '../ports/passwords/PasswordsPort';
import type { Random } from '../ports/Random';
import { findAccount } from '../account/findAccount';
import { findTokensOfDay } from '../account/findTokensOfDay';
import { lockMembers } from '../members/lockMembers';
import type { Work } from '../Work';
import { inTransaction } from '../inTransaction';
import { knownAccount } from '../account/knownAccount';
import { sendDeletion } from './sendDeletion';

/** Links of a day, the one of the deletion itself among them. */
const PER_DAY = 4;
const DAY_S = 86_400;

async function refuseTooMany({ db, now }: Work, memberId: string): Promise<void> {
  const made = await findTokensOfDay(db, memberId, 'reactivation', now);
  if (made.length >= PER_DAY) throw new ApiError('rate_limited', { params: { seconds: DAY_S } });
}

/** Mails the link that brings a deleted account back once more, to somebody who knows its password. */
export async function resendReactivation(
  work: Work & { random: Random },
  passwords: PasswordsPort,
  { login, password }: { login: string; password: string },
  publicOrigin: string,
): Promise<void> {
  const { id } = await knownAccount(work, passwords, login, password);
  await inTransaction(work, async (within) => {
    const inside = { ...within, random: work.random };
    await lockMembers(inside.db, [id]);
    const account = await findAccount(inside.db, id);
    if (account?.status !== 'pending_deletion' || account.deletes_at === null) throw new ApiError('conflict');
    await refuseTooMany(inside, id);
    await sendDeletion(inside, account, account.deletes_at, { publicOrigin });
  });
}
