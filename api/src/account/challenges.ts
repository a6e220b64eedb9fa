import { PASSKEY_CHALLENGE_S } from '@rendezvous/shared/contract';
import type { Random } from '../ports/Random';
import { hashToken } from '../account/hashToken';
import type { Work } from '../Work';

/** Who is asked to answer: a member who makes a passkey, or null for a login, where nobody is known yet. */
type Asked = string | null;

/** Makes a challenge for a device; only its hash is stored. */
export async function issueChallenge({ db, now, random }: Work & { random: Pick<Random, 'token'> }, memberId: Asked): Promise<string> {
  const challenge = random.token();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashToken(challenge), member_id: memberId, expires_at: now + PASSKEY_CHALLENGE_S })
    .execute();
  return challenge;
}

/** Takes a challenge out; false when it was never made, is too old, was answered before, or was meant for somebody else. */
export async function takeChallenge({ db, now }: Pick<Work, 'db' | 'now'>, challenge: string, memberId: Asked): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('member_id', 'is not distinct from', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
