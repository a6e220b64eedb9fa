import type { MatchAnswers } from '@rendezvous/shared/contract';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/match-finder.php';
const man = { gender: 'male', sexuality: 'hetero' } as const;
const buildAnswers = (changes: Partial<MatchAnswers> = {}): Record<string, unknown> => ({
  gender: 'female',
  min_age: 18,
  max_age: 99,
  region: null,
  distance: null,
  interests: [],
  ...changes,
});

test('R-252 matches are ordered by shared interests, with the reasons', async () => {
  const country = 'AT';
  await api.aMember({ name: 'none', profile: { country, region: '9' } });
  await api.aMember({ name: 'two', interests: ['art', 'tea', 'beer'], profile: { country, region: '5' } });
  await api.aMember({ name: 'one', interests: ['tea'], profile: { country, region: '9' } });
  await api.aMember({ name: 'abroad', interests: ['art', 'tea'], profile: { country: 'DE' } });
  await api.aMember({ name: 'man', interests: ['art', 'tea'], profile: { ...man, country } });
  const client = await api.as(await api.aMember({ profile: { ...man, country, region: '9' } }));
  const { status, body } = await client.put(PATH, buildAnswers({ interests: ['tea', 'art'] }));
  expect(status).toBe(200);
  const reasons = body.matches.map(({ profile, shared_interests, same_region }: (typeof body.matches)[number]) => [
    profile.name,
    shared_interests,
    same_region,
  ]);
  expect(reasons).toEqual([
    ['two', ['art', 'tea'], false],
    ['one', ['tea'], true],
    ['none', [], true],
  ]);
});

test('R-252 answers are saved and narrow the matches by age, region and distance', async () => {
  const country = 'CH';
  const place = { latitude: 47.37, longitude: 8.54 };
  await api.aMember({ name: 'near', profile: { country, region: 'ZH', ...place } });
  await api.aMember({ name: 'far', profile: { country, region: 'ZH', latitude: 46.2, longitude: 6.14 } });
  await api.aMember({ name: 'old', profile: { country, region: 'ZH', ...place, date_of_birth: '1950-01-01' } });
  await api.aMember({ name: 'elsewhere', profile: { country, region: 'BE', ...place } });
  const client = await api.as(await api.aMember({ profile: { ...man, country, ...place } }));
  const savedAnswers = buildAnswers({ max_age: 50, region: 'ZH', distance: '10_25' });
  expect((await client.get(PATH)).body).toEqual({ answers: null, matches: [] });
  await client.put(PATH, buildAnswers());
  await client.put(PATH, savedAnswers);
  const { body } = await client.get(PATH);
  expect(body.answers).toEqual(savedAnswers);
  expect(body.matches.map(({ profile }: { profile: { name: string } }) => profile.name)).toEqual(['near']);
});

test('R-252 at most 24 members are shown', async () => {
  const country = 'LU';
  for (let turn = 0; turn < 26; turn += 1) await api.aMember({ profile: { country } });
  const client = await api.as(await api.aMember({ profile: { ...man, country } }));
  expect((await client.put(PATH, buildAnswers())).body.matches).toHaveLength(24);
});

test.each([
  ['an age under 18', { min_age: 17 }],
  ['a lowest age above the highest', { min_age: 60, max_age: 40 }],
  ['a region of another country', { region: 'AUK' }],
  ['six interests', { interests: ['art', 'tea', 'wine', 'beer', 'gym', 'bbq'] }],
  ['an unknown interest', { interests: ['flying'] }],
  ['a position', { latitude: 1 }],
])('R-363 %s is rejected and nothing is saved', async (_title, changes) => {
  const client = await api.as(await api.aMember({ profile: man }));
  expect((await client.put(PATH, { ...buildAnswers(), ...changes })).status).toBe(422);
  expect((await client.get(PATH)).body.answers).toBeNull();
});

test('R-365 the match finder needs a session', async () => {
  expect((await api.visitor.get(PATH)).body.authentication_required).toBe(true);
  expect((await api.visitor.put(PATH, { ...buildAnswers() })).body.authentication_required).toBe(true);
});
