import { sql, type Kysely } from 'kysely';
import { wantedGenders, type SearchSort } from '@rendezvous/shared/contract';
import { getAge } from '../members/age';
import type { ExtraFilters, SearchFilters } from '../members/SearchFilters';
import { ONLINE_S } from '../members/getLastActive';
import type { Viewer, ViewingMember } from '../members/Viewer';
import type { Database } from '../tables/tables';

const loadPeople = (db: Kysely<Database>, viewerId: string) =>
  db
    .selectFrom('members as m')
    .innerJoin('profiles as p', 'p.member_id', 'm.id')
    .select(['m.id', 'm.status', 'm.role', 'm.invisible', 'm.fictional', 'm.signup_at', 'm.last_active_at', 'p.status as profile_status'])
    .select(['p.gender', 'p.sexuality', 'p.country', 'p.region', 'p.date_of_birth', 'p.latitude', 'p.longitude', 'p.hair_color'])
    .select(['p.main_photo_id', 'p.visitor_visible'])
    .select(sql<string[]>`array(select interest from member_interests i where i.member_id = m.id)`.as('interests'))
    .select(
      sql<boolean>`exists (select 1 from blocks where (blocker_id, blocked_id) in ((m.id, ${viewerId}), (${viewerId}, m.id)))`.as(
        'blocked',
      ),
    )
    .execute();

type Person = Awaited<ReturnType<typeof loadPeople>>[number];

function isVisible(person: Person, { member, fictionalShown }: Viewer): boolean {
  const { status, role, invisible, fictional, profile_status: profile, visitor_visible: visitorVisible, blocked } = person;
  if (status !== 'active' || role !== 'member' || invisible || profile !== 'active') return false;
  if (fictional && !fictionalShown) return false;
  return member === null ? visitorVisible : person.id !== member.id && !blocked;
}

function isInAgeRange({ date_of_birth: dateOfBirth }: Person, { minAge, maxAge }: SearchFilters, now: number): boolean {
  const age = getAge(dateOfBirth, now);
  return age >= minAge && age <= maxAge;
}

function matchesExtras(person: Person, { hair_color: hair, interests = [] }: ExtraFilters): boolean {
  return (hair === undefined || person.hair_color === hair) && interests.every((interest) => person.interests.includes(interest));
}

function matchesFilters(person: Person, filters: SearchFilters, now: number): boolean {
  return [
    isInAgeRange(person, filters, now),
    filters.country === undefined || person.country === filters.country,
    filters.region === undefined || person.region === filters.region,
    !filters.withPhoto || person.main_photo_id !== null,
    !filters.onlineOnly || person.last_active_at > now - ONLINE_S,
    !filters.hideFictional || !person.fictional,
    matchesExtras(person, filters.extras ?? {}),
  ].every(Boolean);
}

function isCompatible(person: Person, { member }: Viewer, gender: SearchFilters['gender']): boolean {
  if (gender !== undefined && person.gender !== gender) return false;
  if (member === null) return true;
  const preferences = wantedGenders(member.gender, member.sexuality);
  if (gender !== undefined && !preferences.includes(gender)) return true;
  return preferences.includes(person.gender) && wantedGenders(person.gender, person.sexuality).includes(member.gender);
}

type SortKey = (person: Person) => number;

function toSortKeys(sort: SearchSort, member: ViewingMember | null, ownInterests: readonly string[]): SortKey[] {
  const byActivity: SortKey = (person) => -person.last_active_at;
  if (sort === 'newest') return [(person) => -person.signup_at];
  if (member === null || sort === 'active') return [byActivity];
  const { latitude, longitude, country, region } = member;
  if (sort === 'recommended') {
    const bySharedInterests: SortKey = ({ interests }) => -interests.filter((interest) => ownInterests.includes(interest)).length;
    return [bySharedInterests, (person) => (person.country === country && person.region === region ? -1 : 0), byActivity];
  }
  if (latitude === null || longitude === null) return [byActivity];
  const longitudeScale = Math.cos((latitude * Math.PI) / 180);
  return [
    (person) =>
      person.latitude === null || person.longitude === null
        ? Infinity
        : (person.latitude - latitude) ** 2 + ((person.longitude - longitude) * longitudeScale) ** 2,
  ];
}

/** Reference implementation of the search: returns all matches in order, straight from the tables; slow but simple. */
export async function plainSearch(
  db: Kysely<Database>,
  viewer: Viewer,
  { filters, sort }: { filters: SearchFilters; sort: SearchSort },
  now: number,
): Promise<{ id: string; fictional: boolean }[]> {
  const { member } = viewer;
  const people = await loadPeople(db, member?.id ?? '');
  const ownInterests = people.find(({ id }) => id === member?.id)?.interests ?? [];
  const sortKeys = toSortKeys(sort, member, ownInterests);
  const byId = (a: Person, b: Person): number => (a.id < b.id ? -1 : 1);
  return people
    .filter((person) => isVisible(person, viewer) && matchesFilters(person, filters, now) && isCompatible(person, viewer, filters.gender))
    .sort((a, b) => sortKeys.map((key) => (key(a) === key(b) ? 0 : key(a) - key(b))).find((difference) => difference !== 0) ?? byId(a, b));
}
