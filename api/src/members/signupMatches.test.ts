import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/signup-matches.php';

test('R-199 returns compatible members, real ones first and those from the same country before others', async () => {
  const man = { gender: 'male', sexuality: 'hetero' } as const;
  const fictional = await api.aMember({ fictional: true, profile: man });
  const foreignMember = await api.aMember({ profile: { ...man, country: 'DE' } });
  const nearMember = await api.aMember({ profile: man });
  await api.aMember({ profile: { gender: 'male', sexuality: 'gay' } });
  await api.aMember();
  const anna = await api.as(await api.aMember({ status: 'not_confirmed', profile: { status: 'disabled' } }));
  const { status, body } = await anna.get(PATH);
  expect(status).toBe(200);
  expect(body.profiles.map(({ id }: { id: string }) => id)).toEqual([nearMember.id, foreignMember.id, fictional.id]);
  expect(body.profiles[2].fictional).toBe(true);
});

test('R-199 returns at most twelve members', async () => {
  for (let count = 0; count < 13; count += 1) await api.aMember({ profile: { gender: 'male', sexuality: 'bi' } });
  expect((await (await api.as(await api.aMember())).get(PATH)).body.profiles).toHaveLength(12);
});

test('R-365 it needs a session', async () => {
  expect((await api.visitor.get(PATH)).body.authentication_required).toBe(true);
});
