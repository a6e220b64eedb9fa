import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/icebreakers.php';

test('R-287 R-288 three openers about shared interests, none of them intimate, come before the twelve general ones', async () => {
  const client = await api.as(await api.aMember({ interests: ['art', 'sex', 'tea', 'wine', 'music'] }));
  const otherMember = await api.aMember({ interests: ['wine', 'sex', 'tea', 'art', 'music', 'beer'] });
  const { icebreakers } = (await client.get(PATH, { profile_id: otherMember.id })).body;
  expect(icebreakers).toHaveLength(15);
  expect(icebreakers.slice(0, 3)).toEqual([
    { key: 'interest_story', interest: 'art' },
    { key: 'interest_start', interest: 'music' },
    { key: 'interest_together', interest: 'tea' },
  ]);
  expect(icebreakers[3]).toEqual({ key: 'perfect_sunday', interest: null });
});

test('R-287 with nothing in common the general ones are left', async () => {
  const client = await api.as(await api.aMember({ interests: ['art'] }));
  const { icebreakers } = (await client.get(PATH, { profile_id: (await api.aMember()).id })).body;
  expect(icebreakers).toHaveLength(12);
});

test('R-239 R-365 R-363 a hidden member is not found, a visitor needs a session, and a valid id is required', async () => {
  const client = await api.as(await api.aMember());
  expect((await client.get(PATH, { profile_id: (await api.aMember({ invisible: true })).id })).status).toBe(404);
  expect((await api.visitor.get(PATH, { profile_id: 'Nobody1234567890' })).body.authentication_required).toBe(true);
  expect((await client.get(PATH)).status).toBe(422);
});
