import type { Privacy } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import type { ViewingMember } from './Viewer';

/**
 * Locks members for the rest of the transaction, always in the same order, so that transactions locking the same members never deadlock. A
 * change that depends on their credits, likes or conversations must call this before it reads them.
 */
export async function lockMembers(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'name', 'email', 'language', 'status', 'paid', 'fictional', 'invisible', 'conversations_started', 'signup_at'])
    .select('photos_from_everyone')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A member as a viewer; distances are measured from their current place or, if none is known, from their residence. */
export async function findViewingMember(db: Kysely<Database>, memberId: string): Promise<ViewingMember | undefined> {
  return db
    .selectFrom('members as m')
    .innerJoin('profiles as p', 'p.member_id', 'm.id')
    .leftJoin('current_places as c', 'c.member_id', 'm.id')
    .select(['m.id', 'm.paid', 'p.gender', 'p.sexuality', 'p.country', 'p.region'])
    .select(({ fn }) => [fn.coalesce('c.latitude', 'p.latitude').as('latitude'), fn.coalesce('c.longitude', 'p.longitude').as('longitude')])
    .where('m.id', '=', memberId)
    .executeTakeFirst();
}

export async function findName(db: Kysely<Database>, memberId: string): Promise<string> {
  const { name } = await db.selectFrom('members').select('name').where('id', '=', memberId).executeTakeFirstOrThrow();
  return name;
}

/** A member's name, and whether their profile is fictional. */
export async function findNameAndFictional(db: Kysely<Database>, memberId: string) {
  return db.selectFrom('members').select(['name', 'fictional']).where('id', '=', memberId).executeTakeFirstOrThrow();
}

export async function findEmail(db: Kysely<Database>, memberId: string): Promise<string> {
  const { email } = await db.selectFrom('members').select('email').where('id', '=', memberId).executeTakeFirstOrThrow();
  return email;
}

/** Renames a member; fails with a unique violation when the name is taken. */
export async function updateName(db: Kysely<Database>, memberId: string, name: string): Promise<void> {
  await db.updateTable('members').set({ name }).where('id', '=', memberId).execute();
}

/** A member's visibility settings. */
export const findPrivacy = (db: Kysely<Database>, memberId: string): Promise<Required<Privacy>> =>
  db
    .selectFrom('members as m')
    .innerJoin('profiles as p', 'p.member_id', 'm.id')
    .select(['m.invisible', 'p.visitor_visible', 'p.photos_for_chosen', 'm.read_receipts', 'm.typing_shown', 'm.photos_from_everyone'])
    .select('m.partner_sites')
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow();

/** Changes some of a member's visibility settings; the others keep their values. */
export async function updatePrivacy(
  db: Kysely<Database>,
  memberId: string,
  { visitor_visible, photos_for_chosen, ...memberSettings }: Partial<Privacy>,
): Promise<void> {
  const profileSettings = { visitor_visible, photos_for_chosen };
  if (Object.keys(memberSettings).length > 0) await db.updateTable('members').set(memberSettings).where('id', '=', memberId).execute();
  if (Object.values(profileSettings).some((choice) => choice !== undefined))
    await db.updateTable('profiles').set(profileSettings).where('member_id', '=', memberId).execute();
}

/** True when both members have this setting enabled. */
export async function isEnabledForBoth(
  db: Kysely<Database>,
  setting: 'read_receipts' | 'typing_shown',
  memberId: string,
  otherId: string,
): Promise<boolean> {
  const members = await db.selectFrom('members').select('id').where('id', 'in', [memberId, otherId]).where(setting, '=', true).execute();
  return members.length === 2;
}
