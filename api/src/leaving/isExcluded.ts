import type { Work } from '../Work';
import { emailHash } from './emailHash';

/** True while the owner of an address has banned it from the site. */
export async function isExcluded({ db, now }: Pick<Work, 'db' | 'now'>, email: string): Promise<boolean> {
  const ban = await db
    .selectFrom('self_exclusions')
    .select('id')
    .where('email_hash', '=', emailHash(email))
    .where('confirmed_at', 'is not', null)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst();
  return ban !== undefined;
}
