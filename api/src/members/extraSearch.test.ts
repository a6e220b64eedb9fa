import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/search.php';
const man = { gender: 'male', sexuality: 'hetero' } as const;
const getSortedNames = (members: { name: string }[]) => members.map(({ name }) => name).sort();
const aPremiumClient = async (profile = {}) => api.as(await api.aMember({ paid: true, profile: { ...man, ...profile } }));

test.each([
  ['hair_color', 'red', { hair_color: 'red' }],
  ['eye_color', 'green', { eye_color: 'green' }],
  ['body_type', 'curvy', { body_type: 'curvy' }],
  ['tattoos', 'many', { tattoos: 'many' }],
  ['relationship_status', 'divorced', { relationship_status: 'divorced' }],
  ['sexuality', 'bi', { sexuality: 'bi' }],
  ['city', 'utrecht', { city: 'Utrecht' }],
] as const)('R-220 the search input %s narrows the results to %s', async (field, value, profile) => {
  const country = 'PT';
  await api.aMember({ name: `fits-${field}`, profile: { country, ...profile } });
  await api.aMember({ name: `other-${field}`, profile: { country } });
  const { body } = await (await aPremiumClient()).get(PATH, { country, [field]: value });
  expect(getSortedNames(body.members)).toEqual([`fits-${field}`]);
});

test('R-220 a result must have all of the requested interests', async () => {
  const country = 'IE';
  await api.aMember({ name: 'both', interests: ['art', 'tea', 'wine'], profile: { country } });
  await api.aMember({ name: 'one', interests: ['art'], profile: { country } });
  const { body } = await (await aPremiumClient()).get(PATH, { country, interests: 'art,tea' });
  expect(getSortedNames(body.members)).toEqual(['both']);
  expect(getSortedNames(body.similar)).toEqual(['one']);
});

test('R-220 R-229 the distance is measured between places, in the same steps as are shown', async () => {
  const amsterdam = { latitude: 52.37, longitude: 4.9 };
  const createProfileAt = (latitude: number, longitude: number) => ({ country: 'BE', latitude, longitude });
  await api.aMember({ name: 'same-town', profile: createProfileAt(52.37, 4.9) });
  await api.aMember({ name: 'utrecht', profile: createProfileAt(52.09, 5.12) });
  await api.aMember({ name: 'maastricht', profile: createProfileAt(50.85, 5.69) });
  await api.aMember({ name: 'nowhere', profile: { country: 'BE' } });
  const client = await aPremiumClient(amsterdam);
  const findNames = async (distance: string) => getSortedNames((await client.get(PATH, { country: 'BE', distance })).body.members);
  expect(await findNames('under_10')).toEqual(['same-town']);
  expect(await findNames('25_50')).toEqual(['same-town', 'utrecht']);
  expect(await findNames('over_100')).toEqual(['maastricht', 'nowhere', 'same-town', 'utrecht']);
});

test.each(['hair_color=red', 'eye_color=green', 'body_type=slim', 'tattoos=few', 'interests=art'])(
  'R-228 %s is for premium members only',
  async (query) => {
    const [field = ''] = query.split('=');
    for (const client of [await api.as(await api.aMember({ profile: man })), api.visitor]) {
      const { status, body } = await client.get(`${PATH}?${query}`);
      expect([status, body.error.code, body.error.fields]).toEqual([403, 'premium_required', { [field]: 'premium_required' }]);
    }
    expect((await (await aPremiumClient()).get(`${PATH}?${query}`)).status).toBe(200);
  },
);

test('R-220 an input that the domain does not offer is rejected', async () => {
  const settings = JSON.stringify({ search_fields: ['with_photo'] });
  await api.db.insertInto('domains').values({ host: 'few.example', settings }).execute();
  const client = await api.as(await api.aMember({ domain: 'few.example', paid: true, profile: man }));
  expect((await client.get(PATH, { with_photo: 'true' })).status).toBe(200);
  expect((await client.get(PATH, { online: 'true' })).body.error.fields).toEqual({ online: 'validation' });
});

test.each([
  { interests: 'art,flying' },
  { interests: 'art,tea,wine,beer,gym,yoga' },
  { hair_color: 'green' },
  { distance: '5' },
  { city: '' },
])('R-363 the search rejects %j', async (query) => {
  expect((await (await aPremiumClient()).get(PATH, query)).status).toBe(422);
});
