import { DAY_S, KNOWN_BROWSER_DAYS } from '@rendezvous/shared/contract';
import { eraseActivityBefore } from '../account/sqlAccounts';
import { deleteExpiredAgeChecks, deleteExpiredUnderageMarks } from '../account/sqlAge';
import { deleteOldBrowsers, deleteOldFailures } from '../account/sqlLogin';
import { deleteExpiredChallenges } from '../account/sqlPasskeys';
import { deleteExpiredSessions } from '../account/sqlSessions';
import { deleteTokensExpiredBy } from '../account/sqlTokens';
import { enqueueDaily } from '../jobs/enqueueDaily';
import type { JobHandler } from '../jobs/JobKind';
import type { FilesPort } from '../ports/FilesPort';
import type { UnitOfWork } from '../UnitOfWork';
import { removeExports } from './dataExport';
import { deleteOldExclusions } from './sqlExclusions';

/**
 * Retention time of used and expired links, failed logins and unconfirmed exclusions in seconds; limits that count them look back less than a week.
 */
const ACCESS_RECORD_RETENTION_S = 7 * DAY_S;
/** Retention time of members' last activity in seconds (R-405). */
const ACTIVITY_RETENTION_S = 90 * DAY_S;

/**
 * Removes expired sessions, links, age checks, challenges, underage marks, bans and exports, and old login failures, unconfirmed bans,
 * known browsers and activity times.
 */
export async function tidyAccess({ db, now }: UnitOfWork, files: FilesPort): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteTokensExpiredBy(db, now - ACCESS_RECORD_RETENTION_S);
  await deleteExpiredAgeChecks(db, now);
  await deleteExpiredChallenges(db, now);
  await deleteExpiredUnderageMarks(db, now);
  await deleteOldFailures(db, now - ACCESS_RECORD_RETENTION_S, now);
  await deleteOldBrowsers(db, now - KNOWN_BROWSER_DAYS * DAY_S);
  await deleteOldExclusions(db, now - ACCESS_RECORD_RETENTION_S, now);
  await eraseActivityBefore(db, now - ACTIVITY_RETENTION_S);
  await removeExports(db, files, { expiredAt: now });
}

/** Deletes expired data once a day. */
export const tidyAccessJob: JobHandler = async (app) => {
  const { db, ports } = app;
  await tidyAccess({ db, now: ports.clock.now(), random: ports.random }, ports.files);
  await enqueueDaily(app, 'tidy_access', 1);
};
