import type { Locale, NotificationStop } from '@rendezvous/shared/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { MembersTable } from '../tables/memberTables';
import type { Database } from '../tables/tables';

const selectAccounts = (db: Kysely<Database>) =>
  db.selectFrom('members').select(['id', 'email', 'name', 'password_hash', 'status', 'language', 'domain', 'deletes_at', 'signup_at']);

/** Finds an account by its email address, ignoring case. */
export const findAccountByEmail = (db: Kysely<Database>, email: string) =>
  selectAccounts(db)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/** Finds an account by a typed login, which is an email address or a username, ignoring case. */
export const findAccountByLogin = (db: Kysely<Database>, login: string) =>
  selectAccounts(db)
    .where(({ eb, or }) => or([eb(sql`lower(email)`, '=', login.toLowerCase()), eb(sql`lower(name)`, '=', login.toLowerCase())]))
    .executeTakeFirst();

export const findAccount = (db: Kysely<Database>, id: string) => selectAccounts(db).where('id', '=', id).executeTakeFirst();

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export const findMemberRow = (db: Kysely<Database>, memberId: string): Promise<Selectable<MembersTable> | undefined> =>
  db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirst();

/** True if a member already has this name, ignoring case. */
export async function isNameTaken(db: Kysely<Database>, name: string): Promise<boolean> {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  return member !== undefined;
}

/** Makes an unconfirmed member active and their profile visible. */
export async function activateMember(db: Kysely<Database>, memberId: string, now: number): Promise<void> {
  await db
    .updateTable('members')
    .set({ status: 'active', confirmed_at: now })
    .where('id', '=', memberId)
    .where('status', '=', 'not_confirmed')
    .execute();
  // The link in the email was opened, so the address works.
  const disabledNotifications = sql<NotificationStop[]>`array_remove(notifications_disabled, 'bounce')`;
  await db.updateTable('members').set({ notifications_disabled: disabledNotifications }).where('id', '=', memberId).execute();
  await db.updateTable('profiles').set({ status: 'active' }).where('member_id', '=', memberId).where('status', '=', 'disabled').execute();
}

export async function updatePassword(db: Kysely<Database>, memberId: string, passwordHash: string | null): Promise<void> {
  await db.updateTable('members').set({ password_hash: passwordHash }).where('id', '=', memberId).execute();
}

/** Stores a member's email address and clears its bounce; throws a unique violation if another account has the address. */
export async function updateEmail(db: Kysely<Database>, memberId: string, email: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ email, notifications_disabled: sql`array_remove(notifications_disabled, 'bounce')` })
    .where('id', '=', memberId)
    .execute();
}

export async function updateLanguage(db: Kysely<Database>, memberId: string, language: Locale): Promise<void> {
  await db.updateTable('members').set({ language }).where('id', '=', memberId).execute();
}

/** Stores when a member was last active. */
export async function recordActivity(db: Kysely<Database>, memberId: string, now: number): Promise<void> {
  await db.updateTable('members').set({ last_active_at: now }).where('id', '=', memberId).execute();
}

/** Erases the time of last activity of members who were last active before `cutoff`. */
export async function eraseActivityBefore(db: Kysely<Database>, cutoff: number): Promise<void> {
  await db.updateTable('members').set({ last_active_at: 0 }).where('last_active_at', '>', 0).where('last_active_at', '<', cutoff).execute();
}
