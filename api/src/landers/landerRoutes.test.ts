import { DAY_S, type LanderMap, type LanderMember, LOCALES } from '@rendezvous/shared/contract';
import { testApi } from '../testing/testApi';
import { findLanderMembers } from './sqlLanderPage';

const api = testApi();
const getLander = (query: object) => api.visitor.get('/api/lander.php', { name: 'alonetonight', locale: 'en', ...query });

test.each(LOCALES)('R-348 R-353 R-396 the lander alonetonight has its texts in %s', async (locale) => {
  const { status, body } = await getLander({ locale });
  expect(status).toBe(200);
  expect(body.lander).toMatchObject({ name: 'alonetonight', slug: 'default', image: 'evening', gender: null });
  expect(body.lander.headline).toMatch(/\?$/);
});

test('R-396 without a locale the lander uses the visitor’s site language and is not cached for anybody else', async () => {
  const { body, headers } = await api.visitor.withCookies({ language: 'sv' }).get('/api/lander.php', { name: 'alonetonight' });
  expect(body.lander.headline).toBe((await getLander({ locale: 'sv' })).body.lander.headline);
  expect(headers['cache-control']).toBe('private, max-age=60');
  expect((await getLander({})).headers['cache-control']).toBe('public, max-age=60');
});

test('R-348 R-396 an unknown slug gets the default variant, a malformed one is 404', async () => {
  expect((await getLander({ slug: 'summer' })).body.lander.slug).toBe('default');
  expect((await getLander({ slug: 'constructor' })).body.lander.slug).toBe('default');
  expect((await getLander({ slug: 'Not A Slug' })).status).toBe(404);
});

test('R-348 R-396 an unknown lander is 404, an unknown language 422', async () => {
  expect((await getLander({ name: 'nothing' })).status).toBe(404);
  expect((await getLander({ locale: 'xx' })).status).toBe(422);
});

const SHOWN_TRAITS = { photo: true, profile: { visitor_visible: true, about_me: 'I bake on Sundays.' } };
const loadMembers = async (name: string): Promise<LanderMember[]> => (await getLander({ name })).body.lander.members;

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

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['turns invisible', (id) => api.db.updateTable('members').set({ invisible: true }).where('id', '=', id).execute()],
    ['hides from visitors', (id) => api.db.updateTable('profiles').set({ visitor_visible: false }).where('member_id', '=', id).execute()],
    ['deletes the account', (id) => api.db.updateTable('members').set({ status: 'pending_deletion' }).where('id', '=', id).execute()],
    ['is suspended', (id) => api.db.updateTable('members').set({ status: 'blocked' }).where('id', '=', id).execute()],
  ])('R-351 a member who %s is gone from every public reply at once, and none of them may be reused', async (_, hide) => {
    const { id } = await api.aMember(SHOWN_TRAITS);
    const readAll = () =>
      Promise.all([
        getLander({ name: 'collagelanding' }),
        getLander({ name: 'socialnetwork' }),
        api.visitor.get('/api/search.php', { with_photo: 'true' }),
        api.visitor.get('/api/member.php', { id }),
      ]);
    const visibleReplies = await readAll();
    expect(visibleReplies.map(({ body }) => JSON.stringify(body).includes(id))).toEqual([true, true, true, true]);
    expect(visibleReplies.map(({ headers }) => headers['cache-control'])).toEqual(Array(4).fill('no-store'));
    await hide(id);
    expect((await readAll()).map(({ body }) => JSON.stringify(body).includes(id))).toEqual([false, false, false, false]);
  });

  it('R-352 nothing reveals when a member is online', async () => {
    const [member] = await loadMembers('collagelanding');
    expect(Object.keys(member ?? {}).sort()).toEqual(
      ['age', 'city', 'country', 'fictional', 'id', 'image', 'language', 'name', 'note', 'region', 'verified'].sort(),
    );
  });

  it('R-358 notes are included in the feed only', async () => {
    expect((await loadMembers('socialnetwork')).map(({ note }) => note)).toContain('I bake on Sundays.');
    expect((await loadMembers('collagelanding')).map(({ note }) => note)).toEqual([null, null, null]);
  });

  it('R-358 a note comes with the language in which its author uses the site', async () => {
    const { id } = await api.aMember({ ...SHOWN_TRAITS, language: 'sv' });
    const members = (await getLander({ name: 'socialnetwork' })).body.lander.members as LanderMember[];
    expect(members.find((member) => member.id === id)?.language).toBe('sv');
  });

  it('R-353 a lander that shows no members returns none', async () => {
    expect((await getLander({})).body.lander).not.toHaveProperty('members');
  });

  it('R-351 each lander begins with another member', async () => {
    const country = 'FR';
    const frenchMembers = await Promise.all(
      Array.from({ length: 4 }, () => api.aMember({ ...SHOWN_TRAITS, profile: { ...SHOWN_TRAITS.profile, country } })),
    );
    const visitor = api.visitor.withCookies({ country });
    const firstIds: string[] = [];
    for (const name of ['collagelanding', 'gallery', 'socialnetwork', 'tinderswipe'])
      firstIds.push((await visitor.get('/api/lander.php', { name, locale: 'en' })).body.lander.members[0].id);
    expect(firstIds.sort()).toEqual(frenchMembers.map(({ id }) => id).sort());
  });

  it('R-351 a lander fills its places and repeats nobody, also when its offset is greater than a group of members', async () => {
    const aPortugueseMember = (fictional = false) =>
      api.aMember({ ...SHOWN_TRAITS, fictional, profile: { ...SHOWN_TRAITS.profile, country: 'PT' } });
    const filter = { country: 'PT', niche: null, fictionalShown: true };
    const realIds = [await aPortugueseMember(), await aPortugueseMember()].map(({ id }) => id);
    const fictionalIds = (await Promise.all(Array.from({ length: 4 }, () => aPortugueseMember(true)))).map(({ id }) => id);
    const loadIds = async (max: number, offset: number): Promise<string[]> =>
      (await findLanderMembers(api.db, { ...filter, max, offset }, api.now())).map(({ id }) => id);
    const allIds = await loadIds(100, 0);
    const placeCount = allIds.length;
    for (let offset = 0; offset < 10; offset += 1) {
      const ids = await loadIds(placeCount, offset);
      expect(new Set(ids).size).toBe(placeCount);
      expect([ids.slice(0, 2).sort(), ids.slice(2, 6).sort()]).toEqual([[...realIds].sort(), [...fictionalIds].sort()]);
      expect(ids[0]).toBe(allIds[offset % 2]);
      expect(ids[2]).toBe(allIds[2 + (offset % 4)]);
      for (let max = 1; max < placeCount; max += 1) expect(await loadIds(max, offset)).toEqual(ids.slice(0, max));
    }
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
    const utrechtSignups = Array.from({ length: 23 }, () => api.aMember({ profile: { country: 'NL', region: 'UT' } }));
    const zeelandSignups = Array.from({ length: 19 }, () => api.aMember({ profile: { country: 'NL', region: 'ZE' } }));
    await Promise.all([...utrechtSignups, ...zeelandSignups, api.aMember({ fictional: true, profile: { country: 'NL', region: 'ZE' } })]);
    const { country, members, regions } = await loadMap('NL');
    expect({ country, members }).toEqual({ country: 'NL', members: 40 });
    expect(regions.find(({ code }) => code === 'UT')).toMatchObject({ name: 'Utrecht', members: 20 });
    expect(regions.find(({ code }) => code === 'ZE')).toMatchObject({ members: null });
  });

  it.each([
    ['DE', 16, []],
    ['FR', 13, ['outre-mer']],
    ['US', 51, ['territories']],
    ['GB', 0, expect.arrayContaining(['london', 'northern-ireland', 'scotland', 'wales', 'yorkshire'])],
  ])('R-357 %s is drawn whole: %i regions and its areas, and each region is in one of them', async (country, drawnCount, areaCodes) => {
    const { regions, areas } = await loadMap(country);
    const drawnCodes = regions.filter(({ path }) => path !== '').map(({ code }) => code);
    expect([drawnCodes.length, areas.map(({ code }) => code)]).toEqual([drawnCount, areaCodes]);
    expect([...drawnCodes, ...areas.flatMap((area) => area.regions)].sort()).toEqual(regions.map(({ code }) => code).sort());
    expect(areas.filter(({ path }) => !path.startsWith('M'))).toEqual([]);
  });

  it('R-357 an area shows the members of its regions together', async () => {
    const members = ['EDH', 'FIF'].flatMap((region) =>
      Array.from({ length: 15 }, () => api.aMember({ profile: { country: 'GB', region } })),
    );
    await Promise.all(members);
    const { regions, areas } = await loadMap('GB');
    expect(areas.find(({ code }) => code === 'scotland')).toMatchObject({ name: 'Scotland', members: 30 });
    expect(areas.find(({ code }) => code === 'wales')).toMatchObject({ members: null });
    expect(regions.find(({ code }) => code === 'FIF')).toMatchObject({ members: null, path: '' });
  });

  it.each(['NL', 'DE', 'SE', 'ES', 'US'])('R-357 %s is drawn by region', async (country) => {
    const { width, height, regions } = await loadMap(country);
    expect([width, height].every((size) => size > 100)).toBe(true);
    expect(regions.filter(({ path }) => path.startsWith('M')).length).toBeGreaterThan(regions.length * 0.7);
  });

  it('R-136 R-357 shows the country that the visitor chose, and is not cached for anybody else', async () => {
    const visitor = api.visitor.withHeaders({ 'x-geo-country': 'NL' }).withCookies({ country: 'DE' });
    const { body, headers } = await visitor.get('/api/lander.php', { name: 'maplanding', locale: 'en' });
    expect([body.lander.map.country, headers['vary']]).toEqual(['DE', 'x-geo-country, cookie, x-lander-variant']);
  });
});

const sendHit = (visitor: string, changes = {}) =>
  api.visitor
    .withCookies({ visitor })
    .post('/api/lander-hit.php', { name: 'alonetonight', slug: 'default', variant: 'default', ...changes });

test('R-362 R-396 visits are counted by lander, variant and day, and nothing else is kept', async () => {
  expect((await sendHit('first')).status).toBe(204);
  await sendHit('second', { slug: 'made-up' });
  await sendHit('fourth', { variant: 'made-up' });
  api.ports.clock.advance(DAY_S);
  await sendHit('third');
  const rows = await api.db.selectFrom('lander_figures').selectAll().orderBy('day').execute();
  expect(rows).toEqual([
    { name: 'alonetonight', slug: 'default', variant: 'default', day: '2026-06-01', views: 2, signups: 0 },
    { name: 'alonetonight', slug: 'default', variant: 'default', day: '2026-06-02', views: 1, signups: 0 },
  ]);
});

test('R-348 R-396 an unknown lander is 404, a missing field 422', async () => {
  expect((await sendHit('first', { name: 'nothing' })).status).toBe(404);
  expect((await sendHit('first', { slug: undefined })).status).toBe(422);
});
