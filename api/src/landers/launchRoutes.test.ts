import { landers } from '../content/landers/landers';
import { aCampaign } from '../testing/aCampaign';
import { asSiteServer } from '../testing/TestClient';
import { testApi } from '../testing/testApi';

const api = testApi();
const getSiteClient = () => asSiteServer(api.visitor);
const get = (path = '', query = {}) => getSiteClient().get(`/internal/landers${path}`, query);
const post = (path: string, body: object) => getSiteClient().post(`/internal/landers/${path}`, { who: 'marketing', ...body });
const readSerial = async (): Promise<number> => (await get()).body.serial;
const launch = async (campaign: unknown, extraFields: object = {}) =>
  post('launch', { campaign, serial: await readSerial(), ...extraFields });
const changeCampaign = async (action: 'stop' | 'rollback', slug: string, extraFields: object = {}) =>
  post(action, { name: 'gallery', slug, serial: await readSerial(), ...extraFields });
const readHeadline = async (slug: string, locale = 'en'): Promise<string> =>
  (await api.visitor.get('/api/lander.php', { name: 'gallery', slug, locale })).body.lander.headline;
const DEFAULT_HEADLINE = landers.get('gallery')?.variants.default.texts.en.headline;

describe('the internal API', () => {
  it.each([
    ['no key', ''],
    ['another key', 'Bearer made-up-made-up-made-up'],
  ])('R-348 returns 404 to a caller with %s', async (_, authorization) => {
    const strangerClient = api.visitor.withHeaders({ authorization });
    expect((await strangerClient.get('/internal/landers')).status).toBe(404);
    expect((await strangerClient.post('/internal/landers/launch', { campaign: aCampaign(), serial: 0, who: 'x' })).status).toBe(404);
    expect((await asSiteServer(api.visitor, 'another-secret').get('/internal/landers')).status).toBe(404);
  });

  it('R-363 is not part of the API description', async () => {
    expect((await api.visitor.get('/api/openapi.json')).text).not.toContain('/internal/');
  });
});

describe('a launch', () => {
  it('R-348 is seen by the next visitor, in every language, with picture and preselection', async () => {
    expect(await readHeadline('summer')).toBe(DEFAULT_HEADLINE);
    const { status, body } = await launch(aCampaign(), { why: 'the season' });
    expect([status, body]).toEqual([200, { serial: 1, name: 'gallery', slug: 'summer', before: null, after: 1, dryRun: false }]);
    expect(await readHeadline('summer')).toBe('Summer evenings');
    expect(await readHeadline('summer', 'nl')).toBe(aCampaign().texts.nl.headline);
    const { lander } = (await api.visitor.get('/api/lander.php', { name: 'gallery', slug: 'summer', locale: 'en' })).body;
    expect(lander).toMatchObject({ slug: 'summer', variant: 'default', image: 'evening', gender: 'female' });
    expect(lander.members).toEqual([]);
    expect(await readHeadline('unheard-of')).toBe(DEFAULT_HEADLINE);
  });

  it('R-362 is counted under its own slug', async () => {
    const visitor = api.visitor.withCookies({ visitor: 'first' });
    await visitor.post('/api/lander-hit.php', { name: 'gallery', slug: 'summer', variant: 'default' });
    const figures = await api.db.selectFrom('lander_figures').select(['name', 'slug', 'views']).execute();
    expect(figures).toEqual([{ name: 'gallery', slug: 'summer', views: 1 }]);
  });

  it('R-348 of what is live already changes nothing', async () => {
    expect((await launch(aCampaign())).body).toEqual({ serial: 1, name: 'gallery', slug: 'summer', before: 1, after: 1, dryRun: false });
  });

  it('R-348 R-352 is refused with every finding, and nothing is stored', async () => {
    const { en: _, ...texts } = aCampaign().texts;
    const { status, body } = await launch({ ...aCampaign(), image: 'beach', texts });
    expect([status, body.error.code]).toEqual([422, 'validation']);
    expect(body.error.message.split('\n')).toEqual([expect.stringMatching(/^image is "beach"/), 'texts.en is missing']);
    expect(await api.db.selectFrom('lander_revisions').select('revision').execute()).toEqual([{ revision: 1 }]);
  });

  it('R-348 reports what it would do and changes nothing in a dry run', async () => {
    const { body } = await launch(aCampaign({ headline: 'Later' }), { dryRun: true });
    expect(body).toEqual({ serial: 1, name: 'gallery', slug: 'summer', before: 1, after: 2, dryRun: true });
    expect([await readSerial(), await readHeadline('summer')]).toEqual([1, 'Summer evenings']);
  });

  it('R-348 that collides with another is refused with an explanation', async () => {
    const requests = ['One', 'Other'].map((words) =>
      post('launch', { campaign: aCampaign({ slug: words.toLowerCase(), headline: words }), serial: 1 }),
    );
    const replies = await Promise.all(requests);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const conflictResponse = replies.find(({ status }) => status === 409);
    expect(conflictResponse?.body.error).toEqual({
      code: 'conflict',
      message: 'The landers have moved on from serial 1; look at the list and try again.',
    });
    expect((await post('stop', { name: 'gallery', slug: 'summer', serial: 1 })).status).toBe(409);
    expect(await readSerial()).toBe(2);
  });

  it('R-348 of the default slug replaces the product’s own texts, also for every unknown slug', async () => {
    await launch(aCampaign({ slug: 'default', headline: 'For everybody' }));
    expect([await readHeadline('default'), await readHeadline('unheard-of'), await readHeadline('summer')]).toEqual([
      'For everybody',
      'For everybody',
      'Summer evenings',
    ]);
    await changeCampaign('stop', 'default');
    expect(await readHeadline('default')).toBe(DEFAULT_HEADLINE);
  });

  it('R-348 with a schedule is shown only during that time', async () => {
    const formatHoursFromNow = (hours: number): string => `${new Date((api.now() + hours * 3_600) * 1_000).toISOString().slice(0, 19)}Z`;
    await launch(
      aCampaign({ slug: 'night', headline: 'Tonight', schedule: { from: formatHoursFromNow(1), until: formatHoursFromNow(2) } }),
    );
    const isShown = async (): Promise<boolean> => (await get('', { slug: 'night' })).body.live[0].isShown;
    expect([await readHeadline('night'), await isShown()]).toEqual([DEFAULT_HEADLINE, false]);
    api.ports.clock.advance(3_600);
    expect([await readHeadline('night'), await isShown()]).toEqual(['Tonight', true]);
    api.ports.clock.advance(3_600);
    expect([await readHeadline('night'), await isShown()]).toEqual([DEFAULT_HEADLINE, false]);
  });

  it('R-348 of what is live already changes nothing, even after a preview of something else', async () => {
    await post('preview', { campaign: aCampaign({ slug: 'twice', headline: 'Draft' }), ttl: 60 });
    const [firstCampaign, draftCampaign] = [aCampaign({ slug: 'twice' }), aCampaign({ slug: 'twice', headline: 'Other draft' })];
    const { after } = (await launch(firstCampaign)).body;
    await post('preview', { campaign: draftCampaign, ttl: 60 });
    expect((await launch(firstCampaign)).body).toMatchObject({ before: after, after });
    expect((await launch(draftCampaign)).body).toMatchObject({ before: after, after: after + 1 });
  });
});

describe('stopping and rolling back', () => {
  it('R-348 a rollback restores the previous revision, never one that was itself rolled back', async () => {
    for (const words of ['First', 'Second']) await launch(aCampaign({ slug: 'back', headline: words }));
    await changeCampaign('rollback', 'back', { why: 'wrong words' });
    expect(await readHeadline('back')).toBe('First');
    await launch(aCampaign({ slug: 'back', headline: 'Third' }));
    await changeCampaign('rollback', 'back');
    expect(await readHeadline('back')).toBe('First');
    const { status, body } = await changeCampaign('rollback', 'back');
    expect([status, body.error.message]).toEqual([
      404,
      'No earlier revision of gallery/back was live; stop it to show what the product brings.',
    ]);
  });

  it('R-348 a stop shows the product’s own lander, and a rollback after it restores what was live', async () => {
    expect((await changeCampaign('stop', 'back', { dryRun: true })).body).toMatchObject({ after: null, dryRun: true });
    expect(await readHeadline('back')).toBe('First');
    await changeCampaign('stop', 'back');
    expect(await readHeadline('back')).toBe(DEFAULT_HEADLINE);
    expect((await changeCampaign('stop', 'back')).body.error.message).toBe('Nothing is live at gallery/back.');
    await changeCampaign('rollback', 'back');
    expect(await readHeadline('back')).toBe('First');
  });

  it('R-348 the record of who did what, when and why can never be changed or deleted', async () => {
    const { live, launches } = (await get('', { name: 'gallery', slug: 'back' })).body;
    expect(live).toMatchObject([{ slug: 'back', schedule: null, isShown: true }]);
    expect(launches.map(({ why }: { why: string }) => why)).toContain('wrong words');
    expect(launches[0]).toMatchObject({ name: 'gallery', slug: 'back', who: 'marketing', at: api.now() });
    const pendingUpdate = api.db.updateTable('lander_launches').set({ why: '' }).execute();
    await expect(pendingUpdate).rejects.toThrow('what was launched is only added to');
    await expect(api.db.deleteFrom('lander_revisions').execute()).rejects.toThrow('what was launched is only added to');
  });
});

describe('a campaign to start from', () => {
  it('R-348 is the live one, or else the product’s own', async () => {
    expect((await get('/campaign', { name: 'gallery', slug: 'summer' })).body.campaign).toEqual(aCampaign());
    expect((await get('/campaign', { name: 'video', slug: 'default' })).body.campaign).toEqual({
      name: 'video',
      slug: 'default',
      ...landers.get('video')?.variants.default,
    });
    expect((await get('/campaign', { name: 'video', slug: 'summer' })).body.error.message).toBe(
      'video has no variant summer; default is always there.',
    );
    expect((await get('/campaign', { name: 'vidio', slug: 'default' })).body.error.message).toMatch(/^There is no lander vidio; there are/);
  });

  it('R-348 is checked without being stored', async () => {
    expect((await post('check', { campaign: aCampaign() })).body).toEqual({ findings: [] });
    expect((await post('check', { campaign: { ...aCampaign(), gender: 1 } })).body.findings).toEqual([
      { path: 'gender', problem: 'is 1; there are male, female, null' },
    ]);
  });
});

describe('a preview', () => {
  const preview = (campaign: unknown, extraFields: object = {}) => post('preview', { campaign, ttl: 3_600, ...extraFields });

  it('R-348 is seen at its address only, is not counted and expires', async () => {
    const { body } = await preview(aCampaign({ slug: 'autumn', headline: 'Autumn' }));
    expect(body.address).toMatch(/^\/landers\/gallery\/preview-/);
    const slug = body.address.split('/').pop();
    expect([await readHeadline(slug), await readHeadline('autumn')]).toEqual(['Autumn', DEFAULT_HEADLINE]);
    const figuresBefore = await api.db.selectFrom('lander_figures').selectAll().execute();
    const visitor = api.visitor.withCookies({ visitor: 'second' });
    expect((await visitor.post('/api/lander-hit.php', { name: 'gallery', slug, variant: 'default' })).status).toBe(204);
    expect(await api.db.selectFrom('lander_figures').selectAll().execute()).toEqual(figuresBefore);
    const cacheControl = (await api.visitor.get('/api/lander.php', { name: 'gallery', slug, locale: 'en' })).headers['cache-control'];
    expect(cacheControl).toBe('no-store');
    const otherReply = await api.visitor.get('/api/lander.php', { name: 'collagelanding', slug, locale: 'en' });
    expect(otherReply.body.lander.slug).toBe('default');
    api.ports.clock.advance(3_600);
    expect(await readHeadline(slug)).toBe(DEFAULT_HEADLINE);
  });

  it('R-348 of a lander about a member needs a member, and a lander with only one address has no preview', async () => {
    expect((await preview(aCampaign({ name: 'landing2' }))).body.error.message).toMatch(/^landing2 shows one member/);
    expect((await preview(aCampaign({ name: 'landing2' }), { member: 'Member0001' })).body.address).toMatch(
      /^\/members\/Member0001\/landing2\/preview-/,
    );
    expect((await preview(aCampaign({ name: 'tinderswipe', slug: 'default' }))).body.error.message).toMatch(
      /^tinderswipe has one address only/,
    );
  });

  it('R-352 is refused for the same claims as a launch', async () => {
    expect((await preview(aCampaign({ headline: 'Online now' }))).status).toBe(422);
  });
});

it('R-348 a launched campaign reaches the page with its further pictures, and with members of its niche only', async () => {
  const shownTraits = { photo: true, profile: { visitor_visible: true } };
  const [woman, man] = [
    await api.aMember(shownTraits),
    await api.aMember({ ...shownTraits, profile: { ...shownTraits.profile, gender: 'male' } }),
  ];
  const olderMember = await api.aMember({ ...shownTraits, profile: { ...shownTraits.profile, date_of_birth: '1965-01-01' } });
  const readLanderAt = async (slug: string) =>
    (await api.visitor.get('/api/lander.php', { name: 'gallery', slug, locale: 'en' })).body.lander;
  const listIds = ({ members }: { members: { id: string }[] }): string[] => members.map(({ id }) => id).sort();
  await launch(aCampaign({ slug: 'gilf', images: ['lake', 'skyline'], niche: 'gilf' }));
  await launch(aCampaign({ slug: 'gay', niche: 'gay' }));
  const gilfLander = await readLanderAt('gilf');
  expect(gilfLander).toMatchObject({ image: 'evening', images: ['lake', 'skyline'], niche: 'gilf' });
  expect(listIds(gilfLander)).toEqual([olderMember.id]);
  expect(listIds(await readLanderAt('gay'))).toEqual([man.id]);
  expect(await readLanderAt('default')).toMatchObject({ images: [], niche: null });
  expect(listIds(await readLanderAt('default'))).toEqual([woman.id, man.id, olderMember.id].sort());
});
