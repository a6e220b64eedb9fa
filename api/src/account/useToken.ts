import type { Work } from '../Work';
import { hashToken } from './hashToken';
import type { TokenPurpose } from './issueToken';

export interface UsedToken {
  memberId: string;
  purpose: TokenPurpose;
  /** What was kept with the link. */
  data: Record<string, string | null | undefined>;
}

/** True while a link works; asking does not use it up. */
export async function isTokenAlive({ db, now }: Work, token: string, purpose: TokenPurpose): Promise<boolean> {
  const living = await db
    .selectFrom('tokens')
    .select('member_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return living !== undefined;
}

/** Uses a link up and tells whose it was; undefined when it no longer works. Two at once: one gets it. */
export async function useToken(
  { db, now }: Work,
  token: string,
  ...purposes: [TokenPurpose, ...TokenPurpose[]]
): Promise<UsedToken | undefined> {
  const used = await db
    .updateTable('tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['member_id', 'purpose', 'data'])
    .executeTakeFirst();
  return used && { memberId: used.member_id, purpose: used.purpose, data: used.data };
}
