import type { Random } from '../ports/Random';
import type { Work } from '../Work';
import { hashToken } from './hashToken';
import { voidTokens } from './voidTokens';

const DAY_S = 86_400;

/** What a link can be for, with its life in seconds. */
export const TOKEN_LIFE_S = {
  activation: 7 * DAY_S,
  reset: 3_600,
  mail_change: DAY_S,
  mail_undo: 2 * DAY_S,
  password_undo: 2 * DAY_S,
  reactivation: 14 * DAY_S,
} as const;

export type TokenPurpose = keyof typeof TOKEN_LIFE_S;

/** Each change has an undo of its own: whoever took an account over must not end the owner's with another change. */
const MANY: readonly TokenPurpose[] = ['mail_undo', 'password_undo'];

/** Makes a link token of a member for one purpose; only its hash is stored, and the one before it ends (security 7). */
export async function issueToken(
  work: Work & { random: Pick<Random, 'token'> },
  memberId: string,
  purpose: TokenPurpose,
  data: Record<string, string | null> = {},
): Promise<string> {
  const { db, now, random } = work;
  const token = random.token();
  if (!MANY.includes(purpose)) await voidTokens(work, memberId, [purpose]);
  await db
    .insertInto('tokens')
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      purpose,
      created_at: now,
      expires_at: now + TOKEN_LIFE_S[purpose],
      used_at: null,
      data: JSON.stringify(data),
    })
    .execute();
  return token;
}
