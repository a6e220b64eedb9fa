import { sql, type RawBuilder } from 'kysely';
import { MATCHES_MAX, type InterestKey, type MatchAnswers } from '@rendezvous/shared/contract';
import { everybody } from '../members/everybody';
import { searchOrder } from '../members/searchOrder';
import { searchProfiles } from '../members/searchProfiles';
import { shownProfiles } from '../members/shownProfiles';
import type { Viewer, ViewingMember } from '../members/Viewer';
import type { Work } from '../Work';

export interface Match {
  id: string;
  shared: InterestKey[];
}

const sharedOf = (interests: readonly InterestKey[]): RawBuilder<InterestKey[]> =>
  sql<InterestKey[]>`array(select i.interest from member_interests i
    where i.member_id = s.member_id and i.interest = any(${[...interests]}::text[]) order by i.interest)`;

/** The members of the own country that fit the answers, those who share most of the asked interests first. */
export async function findMatches(work: Work, viewer: Viewer & { member: ViewingMember }, answers: MatchAnswers): Promise<Match[]> {
  const { gender, min_age: minAge, max_age: maxAge, region, distance, interests } = answers;
  const filters = {
    ...everybody,
    gender,
    minAge,
    maxAge,
    country: viewer.member.country,
    region: region ?? undefined,
    ...(distance === null ? {} : { extras: { distance } }),
  };
  const shared = sharedOf(interests);
  return searchProfiles(shownProfiles(work.db, viewer), viewer, filters, work.now)
    .select(['s.member_id as id', shared.as('shared')])
    .orderBy(sql`cardinality(${shared}) desc`)
    .orderBy(searchOrder('recommended', viewer.member))
    .limit(MATCHES_MAX)
    .execute();
}
