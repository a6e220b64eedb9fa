import type { NotificationStop } from '@rendezvous/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';
import type { NotificationSwitch } from './notificationSettings';
import type { NotificationEvent } from './notifyMember';

/** Email address, name, language and domain of a member, for emails to them. */
export const findRecipient = (db: Kysely<Database>, memberId: string) =>
  db.selectFrom('members').select(['email', 'name', 'language', 'domain']).where('id', '=', memberId).executeTakeFirstOrThrow();

/** Enabled notification switches of a member, and the reasons why emails are off. */
export const findSwitches = (db: Kysely<Database>, memberId: string) =>
  db.selectFrom('members').select(['notifications', 'notifications_disabled']).where('id', '=', memberId).executeTakeFirstOrThrow();

/** Stores the enabled switches, and removes `liftedStop` from the reasons why emails are off. */
export async function updateSwitches(
  db: Kysely<Database>,
  memberId: string,
  switches: NotificationSwitch[],
  liftedStop: NotificationStop | undefined,
): Promise<void> {
  const disabled = sql<NotificationStop[]>`array_remove(notifications_disabled, ${liftedStop ?? ''})`;
  await db.updateTable('members').set({ notifications: switches, notifications_disabled: disabled }).where('id', '=', memberId).execute();
}

/** Adds a reason why emails are off; returns false when it already exists. */
export async function addMailStop(db: Kysely<Database>, memberId: string, reason: NotificationStop): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('members')
    .set({ notifications_disabled: sql<NotificationStop[]>`array_append(notifications_disabled, ${reason})` })
    .where('id', '=', memberId)
    .where(sql<boolean>`not (${reason} = any(notifications_disabled))`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

interface NotificationJobTimes {
  /** Prefix of the ids of push jobs. */
  pushIdPrefix: string;
  pushAt: number;
  noticeAt: number;
  /** Only members who were last active before this time (unix seconds) get an email. */
  activeBefore: number;
}

/**
 * Adds a push message job for each browser of a member and, if the member is away, one email job per kind and absence, without those that
 * the member has switched off. This is one statement, because it runs in the transaction of nearly every message and like.
 */
export async function insertNotificationJobs(
  db: Kysely<Database>,
  memberId: string,
  { kind, about }: NotificationEvent,
  { pushIdPrefix, pushAt, noticeAt, activeBefore }: NotificationJobTimes,
): Promise<void> {
  await sql`
    insert into jobs (id, kind, payload, run_at)
    select ${pushIdPrefix}::text || row_number() over (), 'push',
      jsonb_build_object('endpoint', s.endpoint, 'member_id', m.id, 'kind', ${kind}::text, 'about', ${about}::text), ${pushAt}::bigint
    from members m join push_subscriptions s on s.member_id = m.id
    where m.id = ${memberId} and ${`${kind}.push`} = any(m.notifications)
    union all
    select 'notice-' || ${kind}::text || '-' || m.id || '-' || m.last_active_at, 'notice',
      jsonb_build_object('member_id', m.id, 'kind', ${kind}::text, 'since', m.last_active_at::text), ${noticeAt}::bigint
    from members m
    where m.id = ${memberId} and ${`${kind}.email`} = any(m.notifications) and m.notifications_disabled = '{}'
      and not m.fictional and m.last_active_at < ${activeBefore}::bigint
    on conflict (id) do nothing`.execute(db);
}

/** Member data that determines whether a notification email is still sent, and what it contains. */
export const findNoticeRecipient = (db: Kysely<Database>, memberId: string) =>
  db
    .selectFrom('members')
    .select(['email', 'name', 'language', 'domain', 'status', 'notifications', 'notifications_disabled', 'last_active_at'])
    .where('id', '=', memberId)
    .executeTakeFirst();

/** Turns a notification on for a member who has just signed up. */
export async function addNotification(db: Kysely<Database>, memberId: string, notification: NotificationSwitch): Promise<void> {
  const notifications = sql<NotificationSwitch[]>`array_append(notifications, ${notification}::text)`;
  await db.updateTable('members').set({ notifications }).where('id', '=', memberId).execute();
}
