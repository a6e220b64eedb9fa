import { type Kysely, sql } from 'kysely';
import { recountUnread } from '../chat/sqlReadPositions';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';
import { erasedTables } from './erasedTables';

/** Domain of an erased member's address; no real address can have it. */
const ANONYMOUS_DOMAIN = '@deleted.invalid';

/** Fields cleared in an anonymous profile. */
const NOTHING = {
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

/** Marks accounts to be erased: deletion due, or never confirmed since before `unconfirmedSince` and without a purchase. Returns their ids. */
export async function markDue(
  db: Kysely<Database>,
  { unconfirmedSince, now }: { unconfirmedSince: number; now: number },
): Promise<string[]> {
  const marked = await db
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
  return marked.map(({ id }) => id);
}

/** Ids of the members who are marked as deleted and still hold personal data. */
export async function findUnerased(db: Kysely<Database>): Promise<string[]> {
  const due = await db
    .selectFrom('members')
    .select('id')
    .where('status', '=', 'deleted')
    .where('email', 'not like', `%${ANONYMOUS_DOMAIN}`)
    .execute();
  return due.map(({ id }) => id);
}

/** Ids of all photos whose files belong to a member, of the profile and of chats. */
export async function findOwnFiles(db: Kysely<Database>, memberId: string): Promise<string[]> {
  const photos = await db.selectFrom('photos').select('id').where('member_id', '=', memberId).execute();
  const sent = await db.selectFrom('chat_photos').select('id').where('owner_id', '=', memberId).execute();
  return [...photos, ...sent].map(({ id }) => id);
}

/** Clears a member's messages: partners keep their own, and the rows keep their place in the books. */
export async function blankMessages(work: UnitOfWork, memberId: string): Promise<void> {
  const { db, now } = work;
  const blanked = await db
    .updateTable('messages')
    .set(({ fn, val }) => ({ body: '', content: null, deleted_at: fn.coalesce('deleted_at', val(now)) }))
    .where('sender_id', '=', memberId)
    .returning('conversation_id')
    .execute();
  await recountUnread(
    work,
    blanked.map(({ conversation_id }) => conversation_id),
  );
  await db.updateTable('conversation_members').set({ deleted: true, unread: 0 }).where('member_id', '=', memberId).execute();
}

/** Removes the member from rows that are not theirs alone: mails to their address, complaints, reasons for leaving. */
export async function anonymizeTraces(db: Kysely<Database>, memberId: string, email: string): Promise<void> {
  await db
    .deleteFrom('mails')
    .where(sql`lower(recipient)`, '=', email.toLowerCase())
    .execute();
  await db.updateTable('complaints').set({ member_id: null, email: '', reference: null }).where('member_id', '=', memberId).execute();
  await db.updateTable('account_deletions').set({ member_id: null, text: null }).where('member_id', '=', memberId).execute();
}

/** Deletes the rows of a member that `erasedTables` lists. */
export async function deleteOwnRows(db: Kysely<Database>, memberId: string): Promise<void> {
  for (const [table, column] of erasedTables) await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${memberId}`.execute(db);
}

/** Replaces a profile by an empty one, identical for all; conversations of others still refer to it. */
export async function anonymizeProfile(db: Kysely<Database>, memberId: string): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ ...NOTHING, status: 'hidden', gender: 'female', sexuality: 'bi', date_of_birth: '1900-01-01', country: 'XX' })
    .set({ verified: false, visitor_visible: false, photos_for_chosen: false })
    .where('member_id', '=', memberId)
    .execute();
}

/** Leaves a member row without personal data, so that the books still refer to a row. */
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
