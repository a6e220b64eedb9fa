import { type Kysely, sql } from 'kysely';
import { recountUnread } from '../chat/sqlReadPositions';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';
import { erasedTables } from './erasedTables';

/** Domain of the placeholder email address of an erased member; no real address can have it. */
const ANONYMOUS_DOMAIN = '@deleted.invalid';

/** Profile fields that are cleared when a profile is anonymized. */
const CLEARED_FIELDS = {
  region: null,
  city: null,
  latitude: null,
  longitude: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  relationship_status: null,
  tattoos: null,
  about_me: null,
  looking_for: null,
  main_photo_id: null,
} as const;

/**
 * Marks accounts for erasure: those whose deletion is due, and those created by `unconfirmedSince` that were never confirmed and have no
 * purchase. Returns their ids.
 */
export async function markDueMembers(
  db: Kysely<Database>,
  { unconfirmedSince, now }: { unconfirmedSince: number; now: number },
): Promise<string[]> {
  const members = await db
    .updateTable('members')
    .set({ status: 'deleted' })
    .where(({ eb, or, and }) =>
      or([
        and([eb('status', '=', 'pending_deletion'), eb('deletes_at', '<=', now)]),
        and([eb('status', '=', 'not_confirmed'), eb('signup_at', '<=', unconfirmedSince), eb('paid', '=', false)]),
      ]),
    )
    .returning('id')
    .execute();
  return members.map(({ id }) => id);
}

/** Ids of the members who are marked as deleted and still hold personal data. */
export async function findUnerasedMembers(db: Kysely<Database>): Promise<string[]> {
  const members = await db
    .selectFrom('members')
    .select('id')
    .where('status', '=', 'deleted')
    .where('email', 'not like', `%${ANONYMOUS_DOMAIN}`)
    .execute();
  return members.map(({ id }) => id);
}

/** Ids of all photos of a member, on the profile and in chats; files are stored under these ids. */
export async function findOwnPhotoIds(db: Kysely<Database>, memberId: string): Promise<string[]> {
  const photos = await db.selectFrom('photos').select('id').where('member_id', '=', memberId).execute();
  const chatPhotos = await db.selectFrom('chat_photos').select('id').where('owner_id', '=', memberId).execute();
  return [...photos, ...chatPhotos].map(({ id }) => id);
}

/**
 * Empties the messages that a member sent and hides the conversations from that member. Partners keep their own messages, and the rows remain
 * because the books refer to them.
 */
export async function blankMessages(work: UnitOfWork, memberId: string): Promise<void> {
  const { db, now } = work;
  const messages = await db
    .updateTable('messages')
    .set(({ fn, val }) => ({ body: '', content: null, deleted_at: fn.coalesce('deleted_at', val(now)) }))
    .where('sender_id', '=', memberId)
    .returning('conversation_id')
    .execute();
  await recountUnread(
    work,
    messages.map(({ conversation_id }) => conversation_id),
  );
  await db.updateTable('conversation_members').set({ deleted: true, unread: 0 }).where('member_id', '=', memberId).execute();
}

/** Deletes emails to the member's address, and anonymizes the member's complaints and reasons for leaving. */
export async function anonymizeTraces(db: Kysely<Database>, memberId: string, email: string): Promise<void> {
  await db
    .deleteFrom('mails')
    .where(sql`lower(recipient)`, '=', email.toLowerCase())
    .execute();
  await db.updateTable('complaints').set({ member_id: null, email: '', reference: null }).where('member_id', '=', memberId).execute();
  await db.updateTable('account_deletions').set({ member_id: null, text: null }).where('member_id', '=', memberId).execute();
}

/** Deletes a member's rows from all tables in `erasedTables`. */
export async function deleteOwnRows(db: Kysely<Database>, memberId: string): Promise<void> {
  for (const [table, column] of erasedTables) await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${memberId}`.execute(db);
}

/** Replaces a profile with an empty one, the same for every erased member; their partners' conversations still refer to it (R-215). */
export async function anonymizeProfile(db: Kysely<Database>, memberId: string): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ ...CLEARED_FIELDS, status: 'hidden', gender: 'female', sexuality: 'bi', date_of_birth: '1900-01-01', country: 'XX' })
    .set({ verified: false, visitor_visible: false, photos_for_chosen: false })
    .where('member_id', '=', memberId)
    .execute();
}

/** Removes the personal data from a member's row, which remains because the books refer to it. */
export async function anonymizeMember(db: Kysely<Database>, memberId: string): Promise<void> {
  await db
    .updateTable('members')
    .set({
      status: 'deleted',
      email: `${memberId}${ANONYMOUS_DOMAIN}`,
      name: `deleted-${memberId}`,
      password_hash: null,
      confirmed_at: null,
      deletes_at: null,
      invisible: true,
      partner_sites: false,
      notifications_disabled: [],
      last_active_at: 0,
    })
    .where('id', '=', memberId)
    .execute();
}
