import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/signup-matches.php';

test('R-199 returns compatible members, among equals real ones first and those from the same country before others', async () => {
  const man = { gender: 'male', sexuality: 'hetero' } as const;
  const fictionalMember = await api.aMember({ fictional: true, profile: man });
  const foreignMember = await api.aMember({ profile: { ...man, country: 'DE' } });
  const nearMember = await api.aMember({ profile: man });
  await api.aMember({ profile: { gender: 'male', sexuality: 'gay' } });
  await api.aMember();
  const anna = await api.as(await api.aMember({ status: 'not_confirmed', profile: { status: 'disabled' } }));
  const { status, body } = await anna.get(PATH);
  expect(status).toBe(200);
  expect(body.profiles.map(({ id }: { id: string }) => id)).toEqual([nearMember.id, foreignMember.id, fictionalMember.id]);
  expect(body.profiles[2].fictional).toBe(true);
});

test('R-199 age and photo count before real, country and newness', async () => {
  const man = { gender: 'male', sexuality: 'bi' } as const;
  const createProfileBornIn = (year: number) => ({ ...man, date_of_birth: `${year}-06-01` });
  const fictionalSameAge = await api.aMember({ fictional: true, photo: true, profile: createProfileBornIn(1991) });
  const realSameAge = await api.aMember({ photo: true, profile: { ...createProfileBornIn(1988), country: 'DE' } });
  const tenYearsOlder = await api.aMember({ photo: true, profile: createProfileBornIn(1975) });
  const fortyYearsOlder = await api.aMember({ photo: true, profile: createProfileBornIn(1950) });
  const memberWithoutPhoto = await api.aMember({ profile: createProfileBornIn(1990) });
  const bisexual = { sexuality: 'bi', gender: 'male' } as const;
  const anna = await api.as(await api.aMember({ profile: { ...bisexual, date_of_birth: '1990-05-17' } }));
  const { profiles } = (await anna.get(PATH)).body;
  const expectedIds = [realSameAge, fictionalSameAge, tenYearsOlder, memberWithoutPhoto, fortyYearsOlder].map(({ id }) => id);
  expect(profiles.map(({ id }: { id: string }) => id).filter((id: string) => expectedIds.includes(id))).toEqual(expectedIds);
});

test('R-199 returns at most twelve members', async () => {
  for (let count = 0; count < 13; count += 1) await api.aMember({ profile: { gender: 'male', sexuality: 'bi' } });
  expect((await (await api.as(await api.aMember())).get(PATH)).body.profiles).toHaveLength(12);
});

test('R-365 it needs a session', async () => {
  expect((await api.visitor.get(PATH)).body.authentication_required).toBe(true);
});
