import type { FilesPort } from '../ports/files/FilesPort';
import { dropExports } from './dropExports';
import type { Work } from '../Work';

const DAY_S = 86_400;
/** Used and expired links are counted against their limits for a day; a week is more than enough. */
const LINKS_KEPT_S = 7 * DAY_S;
/** When somebody was last active is known this long. */
const ACTIVITY_KEPT_S = 90 * DAY_S;

/** Removes what served its time: sessions, links, marks, copies, old activity. */
export async function tidyAccess({ db, now }: Work, files: FilesPort): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('tokens')
    .where('expires_at', '<=', now - LINKS_KEPT_S)
    .execute();
  await db.deleteFrom('age_checks').where('expires_at', '<=', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('underage_marks').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('login_failures')
    .where('first_at', '<=', now - LINKS_KEPT_S)
    .where('blocked_until', '<=', now)
    .execute();
  await db
    .deleteFrom('self_exclusions')
    .where(({ eb, or, and }) =>
      or([eb('ends_at', '<=', now), and([eb('confirmed_at', 'is', null), eb('requested_at', '<=', now - LINKS_KEPT_S)])]),
    )
    .execute();
  await db
    .updateTable('members')
    .set({ last_active_at: 0 })
    .where('last_active_at', '>', 0)
    .where('last_active_at', '<', now - ACTIVITY_KEPT_S)
    .execute();
  await dropExports(db, files, { expiredAt: now });
}
