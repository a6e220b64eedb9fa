import { isEmailAddress, type ExclusionMonths, type Locale } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { Random } from '../ports/Random';
import { findAccountByEmail } from '../account/findAccount';
import type { Work } from '../Work';
import { emailHash } from './emailHash';
import { hashToken } from '../account/hashToken';
import { sendAccountMail } from '../account/sendAccountMail';

const MAILS_PER_DAY = 3;
const DAY_S = 86_400;

interface Wanted {
  email: string;
  months: ExclusionMonths | null;
}

async function isTooMany({ db, now }: Work, email: string): Promise<boolean> {
  const recent = await db
    .selectFrom('self_exclusions')
    .select('id')
    .where('email_hash', '=', emailHash(email))
    .where('requested_at', '>', now - DAY_S)
    .execute();
  return recent.length >= MAILS_PER_DAY;
}

/** Mails a link that confirms an access ban; whether the address has an account is not told. */
export async function requestExclusion(
  work: Work & { random: Random },
  { email: given, months }: Wanted,
  { publicOrigin, site, language }: { publicOrigin: string; site: string; language: Locale },
): Promise<void> {
  const email = given.trim();
  if (!isEmailAddress(email)) throw new ApiError('email_invalid', { fields: { email: 'email_invalid' } });
  if (await isTooMany(work, email)) return;
  const account = await findAccountByEmail(work.db, email);
  const token = work.random.token();
  await work.db.transaction().execute(async (db) => {
    const ban = { id: work.random.id(), email_hash: emailHash(email), months, token_hash: hashToken(token) };
    await db
      .insertInto('self_exclusions')
      .values({ ...ban, requested_at: work.now, confirmed_at: null, ends_at: null })
      .execute();
    const recipient = { id: account?.id ?? null, email, name: '', language: account?.language ?? language };
    const url = `${publicOrigin}/pages/ban?token=${token}`;
    await sendAccountMail({ ...work, db }, { kind: 'self_exclusion', recipient, site, url });
  });
}
