import { DAY_S, type LanderMap, type LanderMember, LOCALES } from '@rendezvous/shared/contract';
import { testApi } from '../testing/testApi';

const api = testApi();
const lander = (query: object) => api.visitor.get('/api/lander.php', { name: 'alonetonight', locale: 'en', ...query });

test.each(LOCALES)('R-348 R-353 R-396 the lander alonetonight has its texts in %s', async (locale) => {
  const { status, body } = await lander({ locale });
  expect(status).toBe(200);
  expect(body.lander).toMatchObject({ name: 'alonetonight', slug: 'default', image: 'evening', gender: null });
  expect(body.lander.headline).toMatch(/\?$/);
});

test('R-396 without a locale the lander uses the visitor’s site language and is not cached for anybody else', async () => {
  const { body, headers } = await api.visitor.withCookies({ language: 'sv' }).get('/api/lander.php', { name: 'alonetonight' });
  expect(body.lander.headline).toBe((await lander({ locale: 'sv' })).body.lander.headline);
  expect(headers['cache-control']).toBe('private, max-age=60');
  expect((await lander({})).headers['cache-control']).toBe('public, max-age=60');
});

test('R-348 R-396 an unknown slug gets the default variant, a malformed one is 404', async () => {
  expect((await lander({ slug: 'summer' })).body.lander.slug).toBe('default');
  expect((await lander({ slug: 'constructor' })).body.lander.slug).toBe('default');
  expect((await lander({ slug: 'Not A Slug' })).status).toBe(404);
});

test('R-348 R-396 an unknown lander is 404, an unknown language 422', async () => {
  expect((await lander({ name: 'nothing' })).status).toBe(404);
  expect((await lander({ locale: 'xx' })).status).toBe(422);
});

const SHOWN_TRAITS = { photo: true, profile: { visitor_visible: true, about_me: 'I bake on Sundays.' } };
const loadMembers = async (name: string): Promise<LanderMember[]> => (await lander({ name })).body.lander.members;

describe('members of landers', () => {
  it('R-351 only active members with a main photo and a profile visible to visitors are shown, own country and real people first', async () => {
    const foreignMember = await api.aMember({ ...SHOWN_TRAITS, profile: { ...SHOWN_TRAITS.profile, country: 'DE' } });
    const fictionalMember = await api.aMember({ ...SHOWN_TRAITS, fictional: true });
    const realMember = await api.aMember(SHOWN_TRAITS);
    await api.aMember({ ...SHOWN_TRAITS, photo: false });
    await api.aMember({ photo: true });
    await api.aMember({ ...SHOWN_TRAITS, invisible: true });
    await api.aMember({ ...SHOWN_TRAITS, status: 'blocked' });
    const members = await loadMembers('collagelanding');
    expect(members.map(({ id }) => id)).toEqual([realMember.id, fictionalMember.id, foreignMember.id]);
    expect(members.map(({ fictional }) => fictional)).toEqual([false, true, false]);
    expect(members[0]?.image).toMatchObject({ locked: false, match: expect.stringContaining('/api/photo.php?') });
  });

  it('R-352 nothing reveals when a member is online', async () => {
    const [member] = await loadMembers('collagelanding');
    expect(Object.keys(member ?? {}).sort()).toEqual(
      ['age', 'city', 'country', 'fictional', 'id', 'image', 'name', 'note', 'region', 'verified'].sort(),
    );
  });

  it('R-358 notes are included in the feed only', async () => {
    expect((await loadMembers('socialnetwork')).map(({ note }) => note)).toContain('I bake on Sundays.');
    expect((await loadMembers('collagelanding')).map(({ note }) => note)).toEqual([null, null, null]);
  });

  it('R-353 a lander that shows no members returns none', async () => {
    expect((await lander({})).body.lander).not.toHaveProperty('members');
  });

  it('R-136 R-351 members from the country that the visitor chose come first', async () => {
    const foreignMember = await api.aMember({ ...SHOWN_TRAITS, profile: { ...SHOWN_TRAITS.profile, country: 'PL' } });
    const { body } = await api.visitor.withCookies({ country: 'PL' }).get('/api/lander.php', { name: 'collagelanding', locale: 'en' });
    expect(body.lander.members[0].id).toBe(foreignMember.id);
  });
});

describe('the map', () => {
  const loadMap = async (country: string): Promise<LanderMap> =>
    (await api.visitor.withHeaders({ 'x-geo-country': country }).get('/api/lander.php', { name: 'maplanding', locale: 'en' })).body.lander
      .map;

  it('R-357 shows real members by region, rounded down to tens and hidden under twenty', async () => {
    const utrechtMembers = Array.from({ length: 23 }, () => api.aMember({ profile: { country: 'NL', region: 'UT' } }));
    const zeelandMembers = Array.from({ length: 19 }, () => api.aMember({ profile: { country: 'NL', region: 'ZE' } }));
    await Promise.all([...utrechtMembers, ...zeelandMembers, api.aMember({ fictional: true, profile: { country: 'NL', region: 'ZE' } })]);
    const { country, members, regions } = await loadMap('NL');
    expect({ country, members }).toEqual({ country: 'NL', members: 40 });
    expect(regions.find(({ code }) => code === 'UT')).toMatchObject({ name: 'Utrecht', members: 20 });
    expect(regions.find(({ code }) => code === 'ZE')).toMatchObject({ members: null });
  });

  it.each(['NL', 'DE', 'SE', 'ES', 'US'])('R-357 %s is drawn by region', async (country) => {
    const { width, height, regions } = await loadMap(country);
    expect([width, height].every((size) => size > 100)).toBe(true);
    expect(regions.filter(({ path }) => path.startsWith('M')).length).toBeGreaterThan(regions.length * 0.7);
  });

  it('R-136 R-357 shows the country that the visitor chose, and is not cached for anybody else', async () => {
    const visitor = api.visitor.withHeaders({ 'x-geo-country': 'NL' }).withCookies({ country: 'DE' });
    const { body, headers } = await visitor.get('/api/lander.php', { name: 'maplanding', locale: 'en' });
    expect([body.lander.map.country, headers['vary']]).toEqual(['DE', 'x-geo-country, cookie']);
  });

  it('R-357 lists the regions by name for a country that is not drawn', async () => {
    const { width, regions } = await loadMap('GB');
    expect(width).toBe(0);
    expect(regions.length).toBeGreaterThan(100);
  });
});

const sendHit = (changes = {}) =>
  api.visitor.post('/api/lander-hit.php', { name: 'alonetonight', slug: 'default', variant: 'default', ...changes });

test('R-362 R-396 visits are counted by lander, variant and day, and nothing else is kept', async () => {
  expect((await sendHit()).status).toBe(204);
  await sendHit({ slug: 'made-up', variant: 'made-up' });
  api.ports.clock.advance(DAY_S);
  await sendHit();
  const rows = await api.db.selectFrom('lander_hits').selectAll().orderBy('day').execute();
  expect(rows).toEqual([
    { name: 'alonetonight', slug: 'default', variant: 'default', day: '2026-06-01', hits: 2 },
    { name: 'alonetonight', slug: 'default', variant: 'default', day: '2026-06-02', hits: 1 },
  ]);
});

test('R-348 R-396 an unknown lander is 404, a missing field 422', async () => {
  expect((await sendHit({ name: 'nothing' })).status).toBe(404);
  expect((await sendHit({ slug: undefined })).status).toBe(422);
});
