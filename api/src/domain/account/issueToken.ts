import type { Random } from '../../ports/Random';
import type { Work } from '../Work';
import { hashToken } from './hashToken';

/** What a link can be for, with its life in seconds. */
export const TOKEN_LIFE_S = { activation: 7 * 86_400, reset: 3_600 } as const;

export type TokenPurpose = keyof typeof TOKEN_LIFE_S;

/** Makes a link token of a member for one purpose; only its hash is stored (security 7). */
export async function issueToken(
  { db, now, random }: Work & { random: Pick<Random, 'token'> },
  memberId: string,
  purpose: TokenPurpose,
): Promise<string> {
  const token = random.token();
  await db
    .insertInto('tokens')
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      purpose,
      created_at: now,
      expires_at: now + TOKEN_LIFE_S[purpose],
      used_at: null,
    })
    .execute();
  return token;
}
