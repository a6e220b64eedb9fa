import { DAY_S, type Gender, INTERESTS, SEARCH_PAGE_SIZE, type SearchSort, type Sexuality } from '@rendezvous/shared/contract';
import { findViewingMember } from './sqlMembers';
import { noFilters } from './sqlSearch';
import type { SearchFilters } from './SearchFilters';
import { createSeededRandom } from '../pictures/createSeededRandom';
import { aMember } from '../testing/aMember';
import { getProofSeed } from '../testing/getProofRuns';
import { plainSearch } from '../testing/plainSearch';
import { testApi } from '../testing/testApi';
import { searchMembers } from './searchMembers';
import type { Viewer } from './Viewer';

const api = testApi();
const MEMBER_COUNT = 260;
const ids: string[] = [];

const random = createSeededRandom(getProofSeed(411));
const { pick: pickOne } = random;
/** Picks an integer from 0 to `n` - 1. */
const pickInteger = (n: number): number => random.int(0, n - 1);
const happensRarely = (): boolean => pickInteger(12) === 0;

const pickGender = (): Gender => pickOne(['female', 'male']);
const pickSexuality = (memberGender: Gender): Sexuality => pickOne(['hetero', 'hetero', 'bi', memberGender === 'male' ? 'gay' : 'lesbian']);
const pickPlace = () =>
  pickOne([
    { latitude: null, longitude: null },
    { latitude: 52.37, longitude: 4.89 },
    { latitude: 51.92, longitude: 4.48 },
    { latitude: 48.85, longitude: 2.35 },
  ]);
const pickActivity = (): number => api.now() - pickOne([pickInteger(500), pickInteger(40) * 3_600]);

const aProfile = (memberGender: Gender) => ({
  gender: memberGender,
  sexuality: pickSexuality(memberGender),
  country: pickOne(['NL', 'NL', 'BE']),
  region: pickOne(['NH', 'ZH', null]),
  date_of_birth: `${1960 + pickInteger(48)}-0${1 + pickInteger(9)}-1${pickInteger(9)}`,
  hair_color: pickOne(['black', 'blond', null] as const),
  visitor_visible: pickInteger(2) === 0,
  ...pickPlace(),
});

async function addMember(): Promise<void> {
  const traits = {
    fictional: pickInteger(5) === 0,
    invisible: happensRarely(),
    role: happensRarely() ? ('moderator' as const) : ('member' as const),
  };
  const times = { signup_at: api.now() - pickInteger(90) * DAY_S, last_active_at: pickActivity() };
  const interests = [...new Set(Array.from({ length: pickInteger(7) }, () => pickOne(INTERESTS.slice(0, 10)).key))];
  const profile = { ...aProfile(pickGender()), status: happensRarely() ? ('hidden' as const) : ('active' as const) };
  ids.push((await aMember(api.db, api.now(), { ...traits, ...times, interests, profile, photo: pickInteger(2) === 0 })).id);
}

const block = (blocker_id: string, blocked_id: string) =>
  api.db
    .insertInto('blocks')
    .values({ blocker_id, blocked_id, created_at: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Changes to a member that affect a search. */
const CHANGES: ((id: string) => Promise<unknown>)[] = [
  (id) => api.db.updateTable('members').set({ invisible: happensRarely() }).where('id', '=', id).execute(),
  (id) =>
    api.db
      .updateTable('members')
      .set({ status: happensRarely() ? 'blocked' : 'active' })
      .where('id', '=', id)
      .execute(),
  (id) => api.db.updateTable('members').set({ last_active_at: pickActivity() }).where('id', '=', id).execute(),
  (id) => api.db.updateTable('profiles').set(aProfile(pickGender())).where('member_id', '=', id).execute(),
  (id) =>
    api.db
      .updateTable('profiles')
      .set({ status: happensRarely() ? 'disabled' : 'active' })
      .where('member_id', '=', id)
      .execute(),
  (id) => api.db.deleteFrom('member_interests').where('member_id', '=', id).where('interest', '=', pickOne(INTERESTS).key).execute(),
  (id) => api.db.deleteFrom('photos').where('member_id', '=', id).execute(),
  (id) => block(id, pickOne(ids.filter((other) => other !== id))),
];

async function changeMembers(): Promise<void> {
  for (let turn = 0; turn < 150; turn += 1) await pickOne(CHANGES)(pickOne(ids));
  const removedId = ids.pop() ?? '';
  await api.db.deleteFrom('change_counters').where('member_id', '=', removedId).execute();
  await api.db.deleteFrom('members').where('id', '=', removedId).execute();
}

beforeAll(async () => {
  for (let turn = 0; turn < MEMBER_COUNT; turn += 1) await addMember();
}, 120_000);

const FILTERS: [name: string, filters: Partial<SearchFilters>][] = [
  ['everybody', {}],
  ['a gender', { gender: 'female' }],
  ['a country', { country: 'NL' }],
  ['a region', { country: 'NL', region: 'ZH' }],
  ['an age', { minAge: 25, maxAge: 45 }],
  ['with a photo', { withPhoto: true }],
  ['who are online', { onlineOnly: true }],
  ['who are real', { hideFictional: true }],
  ['of one hair colour', { extras: { hair_color: 'blond' } }],
  ['of some interests', { extras: { interests: INTERESTS.slice(0, 2).map(({ key }) => key) } }],
  ['much at once', { gender: 'male', country: 'NL', minAge: 20, maxAge: 60, withPhoto: true, hideFictional: true }],
];
const SORTS: SearchSort[] = ['recommended', 'newest', 'active', 'distance'];

async function listViewers(): Promise<Viewer[]> {
  const members = await Promise.all(ids.slice(0, 6).map((id) => findViewingMember(api.db, id)));
  const signedInViewers = members.map((member, index): Viewer => ({ member: member ?? null, fictionalShown: index % 3 > 0 }));
  return [...signedInViewers, { member: null, fictionalShown: true }];
}

async function expectSameResults(viewer: Viewer, filters: SearchFilters, sort: SearchSort): Promise<number> {
  const plainRows = await plainSearch(api.db, viewer, { filters, sort }, api.now());
  const pages = Math.ceil(plainRows.length / SEARCH_PAGE_SIZE) + 1;
  const foundIds: string[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const { ids: pageIds, total, fictionalCount } = await searchMembers(api.db, viewer, { filters, sort, page }, api.now());
    expect({ total, fictionalCount }).toEqual({ total: plainRows.length, fictionalCount: plainRows.filter((row) => row.fictional).length });
    foundIds.push(...pageIds);
  }
  expect(foundIds).toEqual(plainRows.map(({ id }) => id));
  return plainRows.length;
}

describe.each(['at first', 'after the members have changed'])('%s', (when) => {
  beforeAll(async () => {
    if (when !== 'at first') await changeMembers();
  }, 60_000);

  test.each(FILTERS)(
    'R-220 R-224 R-226 R-411 the search returns exactly the matching members, in order, to the last page: %s',
    async (_name, filters) => {
      let maxFoundCount = 0;
      for (const viewer of await listViewers())
        for (const sort of SORTS)
          maxFoundCount = Math.max(maxFoundCount, await expectSameResults(viewer, { ...noFilters, ...filters }, sort));
      expect(maxFoundCount).toBeGreaterThan(0);
    },
    60_000,
  );
});
