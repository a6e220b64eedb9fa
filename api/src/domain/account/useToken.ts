import type { Work } from '../Work';
import { hashToken } from './hashToken';
import type { TokenPurpose } from './issueToken';

const living = ({ db, now }: Work, token: string, purpose: TokenPurpose) =>
  db
    .selectFrom('tokens')
    .select('member_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);

/** True while a link works; asking does not use it up. */
export async function isTokenAlive(work: Work, token: string, purpose: TokenPurpose): Promise<boolean> {
  return (await living(work, token, purpose).executeTakeFirst()) !== undefined;
}

/** Uses a link up and tells whose it was; undefined when it no longer works. Two at once: one gets it. */
export async function useToken(work: Work, token: string, purpose: TokenPurpose): Promise<string | undefined> {
  const used = await work.db
    .updateTable('tokens')
    .set({ used_at: work.now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', work.now)
    .returning('member_id')
    .executeTakeFirst();
  return used?.member_id;
}
