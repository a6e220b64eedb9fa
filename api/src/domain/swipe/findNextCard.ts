import { sql, type SqlBool } from 'kysely';
import { everybody } from '../members/everybody';
import { searchOrder } from '../members/searchOrder';
import { searchProfiles } from '../members/searchProfiles';
import type { Viewer, ViewingMember } from '../members/Viewer';
import type { Work } from '../Work';

/** A member who was passed comes back after this time, in seconds. */
const PASSED_S = 30 * 86_400;

const isLiked = (memberId: string) => sql<SqlBool>`exists (select 1 from likes l where l.liker_id = ${memberId} and l.liked_id = m.id)`;

const isAnswered = (memberId: string, now: number) => sql<SqlBool>`exists (select 1 from swipes s
  where s.member_id = ${memberId} and s.target_id = m.id and not s.undone and (s.action = 'like' or s.created_at > ${now - PASSED_S}))`;

const isUndone = (memberId: string) =>
  sql<boolean>`exists (select 1 from swipes s where s.member_id = ${memberId} and s.target_id = m.id and s.undone)`;

/**
 * Who comes next in the game: a real member with a photo who fits, was not liked and not passed lately; one whose pass was
 * undone comes first, then the own country. No fictional one: a like that cannot be answered would be wasted.
 */
export async function findNextCard(work: Work, viewer: Viewer & { member: ViewingMember }): Promise<string | undefined> {
  const { id, country } = viewer.member;
  for (const where of [country, undefined]) {
    const filters = { ...everybody, country: where, withPhoto: true, hideFictional: true };
    const row = await searchProfiles(work.db, viewer, filters, work.now)
      .select('m.id')
      .where(({ not }) => not(isLiked(id)))
      .where(({ not }) => not(isAnswered(id, work.now)))
      .orderBy(isUndone(id), 'desc')
      .orderBy(searchOrder('recommended', viewer.member))
      .limit(1)
      .executeTakeFirst();
    if (row) return row.id;
  }
  return undefined;
}
