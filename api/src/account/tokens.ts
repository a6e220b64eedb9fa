import { hash } from 'node:crypto';
import { DAY_S } from '@rendezvous/shared/contract';
import type { Random } from '../ports/Random';
import type { UnitOfWork } from '../UnitOfWork';
import { hasValidToken, insertToken, markTokenUsed, voidTokens } from './sqlTokens';

/** Purposes of links, with their lifetimes in seconds. */
const TOKEN_LIFETIME_S = {
  activation: 7 * DAY_S,
  reset: 3_600,
  mail_change: DAY_S,
  mail_undo: 2 * DAY_S,
  password_undo: 2 * DAY_S,
  reactivation: 14 * DAY_S,
} as const;

export type TokenPurpose = keyof typeof TOKEN_LIFETIME_S;

/** Purposes whose links may coexist: a thief must not be able to invalidate the owner's undo link by making another change. */
const CONCURRENT_PURPOSES: readonly TokenPurpose[] = ['mail_undo', 'password_undo'];

export interface RedeemedToken {
  memberId: string;
  purpose: TokenPurpose;
  /** Data stored with the link. */
  data: Record<string, string | null | undefined>;
}

/** Returns the hash under which a token or challenge is stored. */
export const hashToken = (token: string): string => hash('sha256', token);

/** Creates a link token for a member and stores only its hash; voids earlier links for the same purpose, except undo links (security 7). */
export async function issueToken(
  work: UnitOfWork & { random: Pick<Random, 'token'> },
  memberId: string,
  purpose: TokenPurpose,
  data: Record<string, string | null> = {},
): Promise<string> {
  const { db, now, random } = work;
  const token = random.token();
  if (!CONCURRENT_PURPOSES.includes(purpose)) await voidTokens(work, memberId, [purpose]);
  await insertToken(db, {
    token_hash: hashToken(token),
    member_id: memberId,
    purpose,
    created_at: now,
    expires_at: now + TOKEN_LIFETIME_S[purpose],
    used_at: null,
    data: JSON.stringify(data),
  });
  return token;
}

/** True while a link is valid; checking does not consume it. */
export const isTokenValid = (work: UnitOfWork, token: string, purpose: TokenPurpose): Promise<boolean> =>
  hasValidToken(work, hashToken(token), purpose);

/** Consumes a link and returns its owner and data; undefined if it is no longer valid. */
export async function redeemToken(
  work: UnitOfWork,
  token: string,
  ...purposes: [TokenPurpose, ...TokenPurpose[]]
): Promise<RedeemedToken | undefined> {
  const row = await markTokenUsed(work, hashToken(token), purposes);
  return row && { memberId: row.member_id, purpose: row.purpose, data: row.data };
}
