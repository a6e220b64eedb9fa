import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/search.php';
const man = { gender: 'male', sexuality: 'hetero' } as const;
const getSortedNames = (members: { name: string }[]) => members.map(({ name }) => name).sort();

test('R-388 a member finds compatible members, 24 per page, with the total and page counts', async () => {
  const country = 'FI';
  for (let turn = 0; turn < 25; turn += 1) await api.aMember({ profile: { country } });
  const client = await api.as(await api.aMember({ profile: man }));
  const firstPage = await client.get(PATH, { country });
  expect(firstPage.status).toBe(200);
  expect(firstPage.body).toMatchObject({ page: 1, pages: 2, number_of_results: 25, similar: [] });
  expect(firstPage.body.members).toHaveLength(24);
  const secondPage = await client.get(PATH, { country, page: 2 });
  expect(secondPage.body.members).toHaveLength(1);
  const ids = [...firstPage.body.members, ...secondPage.body.members].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(25);
});

test('R-225 compatibility is mutual unless another gender is asked for', async () => {
  const country = 'SE';
  await api.aMember({ name: 'she-hetero', profile: { country } });
  await api.aMember({ name: 'she-lesbian', profile: { country, sexuality: 'lesbian' } });
  await api.aMember({ name: 'she-bi', profile: { country, sexuality: 'bi' } });
  await api.aMember({ name: 'he-gay', profile: { country, gender: 'male', sexuality: 'gay' } });
  const client = await api.as(await api.aMember({ profile: man }));
  expect(getSortedNames((await client.get(PATH, { country })).body.members)).toEqual(['she-bi', 'she-hetero']);
  expect(getSortedNames((await client.get(PATH, { country, gender: 'female' })).body.members)).toEqual(['she-bi', 'she-hetero']);
  expect(getSortedNames((await client.get(PATH, { country, gender: 'male' })).body.members)).toEqual(['he-gay']);
});

test('R-226 R-261 the search never finds blocked, invisible, disabled and leaving members or oneself', async () => {
  const country = 'DK';
  const me = await api.aMember({ profile: { ...man, country, sexuality: 'bi' } });
  const blockedMember = await api.aMember({ profile: { country } });
  const blocker = await api.aMember({ profile: { country } });
  await api.db
    .insertInto('blocks')
    .values([
      { blocker_id: me.id, blocked_id: blockedMember.id, created_at: 1 },
      { blocker_id: blocker.id, blocked_id: me.id, created_at: 1 },
    ])
    .execute();
  await api.aMember({ invisible: true, profile: { country } });
  await api.aMember({ profile: { country, status: 'disabled' } });
  await api.aMember({ status: 'pending_deletion', profile: { country } });
  await api.aMember({ name: 'visible', profile: { country } });
  const { body } = await (await api.as(me)).get(PATH, { country });
  expect(getSortedNames(body.members)).toEqual(['visible']);
  expect(body.number_of_results).toBe(1);
});

test('R-221 an age range includes both ends', async () => {
  const country = 'PL';
  // The test clock is at 2026-06-01.
  await api.aMember({ name: 'just-30', profile: { country, date_of_birth: '1996-06-01' } });
  await api.aMember({ name: 'still-29', profile: { country, date_of_birth: '1996-06-02' } });
  await api.aMember({ name: 'still-35', profile: { country, date_of_birth: '1990-06-02' } });
  await api.aMember({ name: 'just-36', profile: { country, date_of_birth: '1990-06-01' } });
  const client = await api.as(await api.aMember({ profile: man }));
  const { body } = await client.get(PATH, { country, min_age: 30, max_age: 35 });
  expect(getSortedNames(body.members)).toEqual(['just-30', 'still-35']);
});

test('R-223 a short result is followed by similar members, without duplicates', async () => {
  await api.aMember({ name: 'in-region', profile: { country: 'AT', region: '9' } });
  await api.aMember({ name: 'in-country', profile: { country: 'AT', region: '5' } });
  const client = await api.as(await api.aMember({ profile: man }));
  const { body } = await client.get(PATH, { country: 'AT', countryregion: '9' });
  expect(getSortedNames(body.members)).toEqual(['in-region']);
  expect(getSortedNames(body.similar)).toEqual(['in-country']);
});

test('R-224 recommended puts shared interests first', async () => {
  const country = 'IT';
  await api.aMember({ name: 'nothing-shared', profile: { country } });
  await api.aMember({ name: 'one-shared', profile: { country }, interests: ['art', 'wine'] });
  await api.aMember({ name: 'two-shared', profile: { country }, interests: ['art', 'tea'] });
  const client = await api.as(await api.aMember({ profile: man, interests: ['art', 'tea'] }));
  const { body } = await client.get(PATH, { country });
  expect(body.members.map(({ name }: { name: string }) => name)).toEqual(['two-shared', 'one-shared', 'nothing-shared']);
  expect(body.members[0]).toMatchObject({ common_interests: 2, fictional: false, liked: false });
});

test('R-230 fictional profiles are labelled, counted and can be left out', async () => {
  const country = 'ES';
  await api.aMember({ name: 'real', profile: { country } });
  await api.aMember({ name: 'invented', fictional: true, profile: { country } });
  const client = await api.as(await api.aMember({ profile: man }));
  const fullResponse = await client.get(PATH, { country });
  expect(fullResponse.body).toMatchObject({ number_of_results: 2, fictional_count: 1 });
  expect(fullResponse.body.members.find(({ name }: { name: string }) => name === 'invented').fictional).toBe(true);
  const response = await client.get(PATH, { country, hide_fictional: 'true' });
  expect(getSortedNames(response.body.members)).toEqual(['real']);
});

test('R-134 a domain without the fictional-profile warning serves no fictional profiles', async () => {
  await api.db
    .insertInto('domains')
    .values({ host: 'real.example', settings: JSON.stringify({ fictional_profiles: false }) })
    .execute();
  await api.aMember({ fictional: true, profile: { country: 'LU' } });
  const client = await api.as(await api.aMember({ domain: 'real.example', profile: man }));
  expect((await client.get(PATH, { country: 'LU' })).body.number_of_results).toBe(0);
});

test('R-219 visitors see one page of members who show themselves to visitors', async () => {
  await api.aMember({ name: 'shown', profile: { country: 'CH', visitor_visible: true } });
  await api.aMember({ profile: { country: 'CH' } });
  const { status, body } = await api.visitor.get(PATH, { country: 'CH', page: 3 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ page: 1, pages: 1, number_of_results: 1 });
  expect(getSortedNames(body.members)).toEqual(['shown']);
});

test('R-219 a domain can open its search to some traffic sources, or to members only', async () => {
  const settings = { logged_out_search: 'with_trafficsource', logged_out_search_trafficsource: ['partner'] };
  await api.db
    .insertInto('domains')
    .values([
      { host: 'source.example', settings: JSON.stringify(settings) },
      { host: 'closed.example', settings: JSON.stringify({ logged_out_search: 'none' }) },
    ])
    .execute();
  const sourceClient = api.visitor.withHeaders({ host: 'source.example' });
  expect((await sourceClient.get(PATH, { network: 'partner' })).status).toBe(200);
  const rejectedResponse = await sourceClient.get(PATH, { network: 'other' });
  expect(rejectedResponse.status).toBe(403);
  expect(rejectedResponse.body.authentication_required).toBe(true);
  expect((await api.visitor.withHeaders({ host: 'closed.example' }).get(PATH)).status).toBe(403);
});

test.each([{ min_age: 17 }, { max_age: 100 }, { min_age: 40, max_age: 30 }, { page: 0 }, { gender: 'other' }, { unknown: '1' }])(
  'R-363 the search rejects %j',
  async (query) => {
    const { status, body } = await api.visitor.get(PATH, query);
    expect(status).toBe(422);
    expect(body.error.code).toBe('validation');
  },
);
