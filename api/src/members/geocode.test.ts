import type { TestMember } from '../testing/aMember';
import type { TestClient } from '../testing/TestClient';
import { getProofRuns } from '../testing/getProofRuns';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/geocode.php';
const man = { gender: 'male', sexuality: 'hetero', country: 'NL' } as const;
const AMSTERDAM = { city: 'Amsterdam', latitude: 52.37403, longitude: 4.88969 };

const findPlace = (id: string) => api.db.selectFrom('current_places').selectAll().where('member_id', '=', id).executeTakeFirst();

test('R-376 a position becomes country, region and city, nothing finer', async () => {
  const { body } = await api.visitor.get(PATH, { lat: 52.0907, lon: 5.1214 });
  expect(body).toEqual({ country: 'NL', region: 'UT', city: 'Utrecht' });
});

test.each([{ lat: 91, lon: 0 }, { lat: 0, lon: -181 }, { lat: 'north', lon: 0 }, { lat: 1 }])('R-376 %j is rejected', async (query) => {
  expect((await api.visitor.get(PATH, query)).status).toBe(422);
});

test('R-376 a position in the open sea has no place', async () => {
  expect((await api.visitor.get(PATH, { lat: -60, lon: -130 })).status).toBe(404);
});

test('R-376 a member’s place is stored by its center, not by the exact position', async () => {
  const me = await api.aMember();
  await (await api.as(me)).get(PATH, { lat: 52.123456, lon: 5.098765 });
  const place = await findPlace(me.id);
  expect(place).toMatchObject({ country: 'NL', city: 'Utrecht', seen_at: api.now() });
  expect(JSON.stringify(place)).not.toMatch(/52\.12345|5\.09876/);
});

test('R-376 distances are measured from the member’s last known place until they state where they live', async () => {
  const client = await api.as(await api.aMember({ profile: { ...man, ...AMSTERDAM } }));
  const { id } = await api.aMember({ profile: { country: 'NL', ...AMSTERDAM } });
  const getDistance = async () => (await client.get('/api/member.php', { id })).body.profile.distance_bucket;
  expect(await getDistance()).toBe('under_10');
  await client.get(PATH, { lat: 50.85, lon: 5.69 });
  expect(await getDistance()).toBe('over_100');
  await client.put('/api/profile.php', { country: 'NL', region: 'NH', city: 'Amsterdam' });
  expect(await getDistance()).toBe('under_10');
});

test('R-376 neither a visitor nor another site can change a member’s place', async () => {
  const me = await api.aMember();
  await (await api.as(me)).withHeaders({ 'x-client-request-type': 'other' }).get(PATH, { lat: 52.1, lon: 5.1 });
  expect(await findPlace(me.id)).toBeUndefined();
});

/** A member who has stated Amsterdam as their residence and whose browser reports the given position. */
async function aMemberAt(lat: number, lon: number): Promise<TestMember> {
  const member = await api.aMember();
  const client = await api.as(member);
  await client.put('/api/profile.php', { country: 'NL', region: 'NH', city: 'Amsterdam' });
  await client.get(PATH, { lat, lon });
  return member;
}

/** Returns which of the members a search within a distance finds, nearest first. */
async function findNearest(spy: TestClient, members: TestMember[], distance: string): Promise<string[]> {
  const { body } = await spy.get('/api/search.php', { country: 'NL', sort: 'distance', distance });
  const ids: string[] = body.members.map(({ id }: { id: string }) => id);
  return ids.filter((id) => members.some((member) => member.id === id));
}

const TURNS = getProofRuns({ quick: 100, full: 500 });

test(
  `R-229 ${TURNS} spoofed positions reveal no difference between two members in the same place`,
  async () => {
    const [first, second] = [await aMemberAt(52.3702, 4.8952), await aMemberAt(52.358, 4.8686)];
    const spy = await api.as(await api.aMember({ profile: man }));
    const searchResults: string[][] = [];
    const bucketsByCity = new Map<string, Set<string>>();
    for (let turn = 0; turn < TURNS; turn += 1) {
      // A spiral around the place, with radii up to about a hundred kilometres.
      const [angle, radius] = [turn * 0.7, (turn / TURNS) ** 2];
      const spoofedResponse = await spy.get(PATH, { lat: 52.374 + Math.sin(angle) * radius, lon: 4.89 + Math.cos(angle) * radius });
      expect(Object.keys(spoofedResponse.body)).toEqual(['country', 'region', 'city']);
      const profileResponses = await Promise.all([first, second].map(({ id }) => spy.get('/api/member.php', { id })));
      const [firstBucket, secondBucket] = profileResponses.map(({ body }) => body.profile.distance_bucket);
      expect(firstBucket).toBe(secondBucket);
      for (const { text } of profileResponses) expect(text).not.toMatch(/latitude|longitude|52\.3|4\.8[89]/);
      bucketsByCity.set(spoofedResponse.body.city, (bucketsByCity.get(spoofedResponse.body.city) ?? new Set()).add(firstBucket));
      if (turn % 10 === 0) searchResults.push(await findNearest(spy, [first, second], turn % 20 === 0 ? 'under_10' : '25_50'));
    }
    // A search finds both or neither, and never reveals which is nearer.
    const sortedIds = [first.id, second.id].sort();
    expect(searchResults.filter((foundIds) => foundIds.length > 0 && foundIds.join() !== sortedIds.join())).toEqual([]);
    expect(new Set(searchResults.map(({ length }) => length))).toEqual(new Set([0, 2]));
    // All positions that a spy claims within one place give the same distance.
    expect([...bucketsByCity.values()].filter((buckets) => buckets.size > 1)).toEqual([]);
    expect(bucketsByCity.size).toBeGreaterThan(20);
  },
  60_000 + TURNS * 300,
);
