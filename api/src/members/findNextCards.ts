import { sql, type SqlBool } from 'kysely';
import { everybody } from '../members/everybody';
import { searchOrder } from '../members/searchOrder';
import { searchProfiles } from '../members/searchProfiles';
import { shownProfiles } from '../members/shownProfiles';
import type { Viewer, ViewingMember } from '../members/Viewer';
import type { Work } from '../Work';

/** A member who was passed comes back after this time, in seconds. */
const PASSED_S = 30 * 86_400;

const isLiked = (memberId: string) =>
  sql<SqlBool>`exists (select 1 from likes l where l.liker_id = ${memberId} and l.liked_id = s.member_id)`;

const isAnswered = (memberId: string, now: number) => sql<SqlBool>`exists (select 1 from swipes w
  where w.member_id = ${memberId} and w.target_id = s.member_id and not w.undone and (w.action = 'like' or w.created_at > ${now - PASSED_S}))`;

const isUndone = (memberId: string) =>
  sql<boolean>`exists (select 1 from swipes w where w.member_id = ${memberId} and w.target_id = s.member_id and w.undone)`;

/** Who is up and who follows: the photo of the second is fetched while the first is looked at. */
const CARDS = 2;

/**
 * Who comes next in the game, two at most: a real member with a photo who fits, was not liked and not passed lately; one whose pass was
 * undone comes first, then the own country. No fictional one: a like that cannot be answered would be wasted.
 */
export async function findNextCards(work: Work, viewer: Viewer & { member: ViewingMember }): Promise<string[]> {
  const { id, country } = viewer.member;
  const found = new Set<string>();
  for (const where of [country, undefined]) {
    const filters = { ...everybody, country: where, withPhoto: true, hideFictional: true };
    const rows = await searchProfiles(shownProfiles(work.db, viewer), viewer, filters, work.now)
      .select('s.member_id')
      .where(({ not }) => not(isLiked(id)))
      .where(({ not }) => not(isAnswered(id, work.now)))
      .orderBy(isUndone(id), 'desc')
      .orderBy(searchOrder('recommended', viewer.member))
      .limit(CARDS)
      .execute();
    for (const row of rows) found.add(row.member_id);
    if (found.size >= CARDS) break;
  }
  return [...found].slice(0, CARDS);
}
