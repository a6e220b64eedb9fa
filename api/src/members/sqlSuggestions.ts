import { type InterestKey, type MatchAnswers, MATCHES_MAX } from '@rendezvous/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';
import { noFilters, getSearchOrder, searchProfiles } from './sqlSearch';
import { selectVisibleProfiles, selectVisibleMembers, isNotHidden } from './sqlVisibility';
import type { MemberViewer } from './Viewer';

/** The real member with the most recent like that the viewer has not returned; never a fictional one. */
export async function findAutoLike(db: Kysely<Database>, viewer: MemberViewer): Promise<string | undefined> {
  const row = await selectVisibleMembers(db, { ...viewer, fictionalShown: false })
    .innerJoin('likes as l', 'l.liker_id', 'm.id')
    .select('m.id')
    .where('l.liked_id', '=', viewer.member.id)
    .where(isNotHidden('m.id', viewer.member.id))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('likes as mine')
            .select('mine.liked_id')
            .where('mine.liker_id', '=', viewer.member.id)
            .whereRef('mine.liked_id', '=', 'm.id'),
        ),
      ),
    )
    .orderBy('l.created_at', 'desc')
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Maximum number of members suggested after a sign-up. */
const SIGNUP_MATCHES_MAX = 12;

/** Age difference in years that counts one point against a suggestion. */
const AGE_STEP_YEARS = 10;
/** Points that a missing photo counts against a suggestion. */
const NO_PHOTO_POINTS = 2;

/** Points against a suggestion: one for every ten years of age difference from the member, two for a missing photo. */
const computeMismatchPoints = (memberId: string): RawBuilder<number> => sql<number>`
  abs(s.date_of_birth - (select me.date_of_birth from profiles me where me.member_id = ${memberId})) / ${sql.lit(Math.round(AGE_STEP_YEARS * 365.25))}
  + case when s.with_photo then 0 else ${sql.lit(NO_PHOTO_POINTS)} end`;

/**
 * Compatible members for a new member. Those of a similar age who have a photo come first; among equals, real members come before fictional
 * ones, and those from the member's country before those from elsewhere.
 */
export async function findSignupMatches(db: Kysely<Database>, viewer: MemberViewer, now: number): Promise<string[]> {
  const rows = await searchProfiles(selectVisibleProfiles(db, viewer), viewer, noFilters, now)
    .select('s.member_id')
    .orderBy(computeMismatchPoints(viewer.member.id))
    .orderBy('s.fictional')
    .orderBy(sql`s.country = ${viewer.member.country}`, 'desc')
    .orderBy(getSearchOrder('recommended', viewer.member))
    .limit(SIGNUP_MATCHES_MAX)
    .execute();
  return rows.map((row) => row.member_id);
}

export async function findMatchAnswers(db: Kysely<Database>, memberId: string): Promise<MatchAnswers | undefined> {
  const row = await db.selectFrom('match_answers').select('answers').where('member_id', '=', memberId).executeTakeFirst();
  return row?.answers;
}

export async function storeMatchAnswers(db: Kysely<Database>, memberId: string, matchAnswers: MatchAnswers, now: number): Promise<void> {
  const answers = JSON.stringify(matchAnswers);
  await db
    .insertInto('match_answers')
    .values({ member_id: memberId, answers, updated_at: now })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ answers, updated_at: now }))
    .execute();
}

export interface Match {
  id: string;
  sharedInterests: InterestKey[];
}

const selectSharedInterests = (interests: readonly InterestKey[]): RawBuilder<InterestKey[]> =>
  sql<InterestKey[]>`array(select i.interest from member_interests i
    where i.member_id = s.member_id and i.interest = any(${[...interests]}::text[]) order by i.interest)`;

/** Members of the viewer's country who match the answers, most shared interests first. */
export async function findMatches(work: UnitOfWork, viewer: MemberViewer, answers: MatchAnswers): Promise<Match[]> {
  const { gender, min_age: minAge, max_age: maxAge, region, distance, interests } = answers;
  const filters = {
    ...noFilters,
    gender,
    minAge,
    maxAge,
    country: viewer.member.country,
    region: region ?? undefined,
    ...(distance === null ? {} : { extras: { distance } }),
  };
  const sharedInterests = selectSharedInterests(interests);
  return searchProfiles(selectVisibleProfiles(work.db, viewer), viewer, filters, work.now)
    .select(['s.member_id as id', sharedInterests.as('sharedInterests')])
    .orderBy(sql`cardinality(${sharedInterests}) desc`)
    .orderBy(getSearchOrder('recommended', viewer.member))
    .limit(MATCHES_MAX)
    .execute();
}
