import { DAY_S, type CampaignVariant, type LanderFigure, LOCALES, VARIANT_HEADER } from '@rendezvous/shared/contract';
import { aCampaign } from '../testing/aCampaign';
import { aSignup } from '../testing/aSignup';
import { asSiteServer, type TestClient, type TestResponse } from '../testing/TestClient';
import { testApi } from '../testing/testApi';

const api = testApi();
const buildHeadlines = (headline: string): NonNullable<CampaignVariant['texts']> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, { headline: `${headline} ${locale}` }])) as NonNullable<CampaignVariant['texts']>;
const variants: CampaignVariant[] = [
  { name: 'question', weight: 30 },
  { name: 'promise', weight: 70, texts: buildHeadlines('Slow evenings'), image: 'alonetonight' },
];

const getSiteClient = () => asSiteServer(api.visitor);
const post = (path: string, body: object) => getSiteClient().post(`/internal/landers/${path}`, { who: 'marketing', ...body });
const launch = async (slug: string, changes: object = {}): Promise<TestResponse> => {
  const { serial } = (await getSiteClient().get('/internal/landers')).body;
  return post('launch', { campaign: aCampaign({ slug, variants, ...changes }), serial });
};
const readFigures = async (slug: string): Promise<LanderFigure[]> =>
  (await getSiteClient().get('/internal/landers/figures', { name: 'gallery', slug, days: 30 })).body.figures;

/** A browser that keeps its cookies: it opens a lander, reports the hit and signs up. */
class Browser {
  private client: TestClient;
  constructor(visitId: string) {
    this.client = api.visitor.withCookies(visitId === '' ? {} : { visitor: visitId });
  }
  async see(slug: string, locale = 'en') {
    const { body, headers } = await this.client.get('/api/lander.php', { name: 'gallery', slug, locale });
    return { ...body.lander, cacheControl: headers['cache-control'] };
  }
  async reportHit(lander: { slug: string; variant: string }): Promise<void> {
    const { name, slug, variant } = { name: 'gallery', ...lander };
    this.keepCookies(await this.client.post('/api/lander-hit.php', { name, slug, variant }));
  }
  async open(slug: string, locale?: string): Promise<string> {
    const lander = await this.see(slug, locale);
    await this.reportHit(lander);
    return lander.variant;
  }
  async signUp(): Promise<void> {
    const response = await this.client.post('/api/signup.php', { ...aSignup() });
    expect(response.status).toBe(201);
    this.keepCookies(response);
  }
  private keepCookies({ cookies }: TestResponse): void {
    this.client = this.client.withCookies(Object.fromEntries(Object.entries(cookies).map(([name, { value }]) => [name, value])));
  }
}

const getVisitId = (index: number): string => `visit-${String(index).padStart(12, '0')}`;

describe('the variant of a visit', () => {
  it('R-362 is chosen by the weights, the same in every language and at every reload, with its own texts and picture', async () => {
    expect((await launch('summer')).status).toBe(200);
    const seenCounts = new Map<string, number>();
    for (let index = 0; index < 60; index += 1) {
      const browser = new Browser(getVisitId(index));
      const [lander, reloadedLander, dutchLander] = [
        await browser.see('summer'),
        await browser.see('summer'),
        await browser.see('summer', 'nl'),
      ];
      expect([reloadedLander.variant, dutchLander.variant]).toEqual([lander.variant, lander.variant]);
      const isPromise = lander.variant === 'promise';
      expect(lander.headline).toBe(isPromise ? 'Slow evenings en' : 'Summer evenings');
      expect([lander.image, lander.text]).toEqual([isPromise ? 'alonetonight' : 'evening', aCampaign().texts.en.text]);
      seenCounts.set(lander.variant, (seenCounts.get(lander.variant) ?? 0) + 1);
    }
    expect([...seenCounts.keys()].sort()).toEqual(['promise', 'question']);
    expect(seenCounts.get('promise')).toBeGreaterThan(seenCounts.get('question') ?? 0);
  });

  it('R-362 is never kept for somebody else, and is the first one for a browser without cookies', async () => {
    const { variant, cacheControl } = await new Browser('').see('summer');
    // The gallery shows members, who may hide at any time.
    expect([variant, cacheControl]).toEqual(['question', 'no-store']);
  });

  it('R-362 is the one that the site server has chosen; an unknown one is ignored', async () => {
    const see = async (chosenName: string): Promise<string> =>
      (
        await api.visitor
          .withHeaders({ [VARIANT_HEADER]: chosenName })
          .get('/api/lander.php', { name: 'gallery', slug: 'summer', locale: 'en' })
      ).body.lander.variant;
    expect([await see('promise'), await see('question'), await see('gone')]).toEqual(['promise', 'question', 'question']);
  });

  it('R-362 is listed for the site server while its campaign is shown', async () => {
    const scheduleStart = `${new Date((api.now() + 3_600) * 1_000).toISOString().slice(0, 19)}Z`;
    await launch('later', { schedule: { from: scheduleStart } });
    await launch('plain', { variants: undefined });
    const weights = variants.map(({ name, weight }) => ({ name, weight }));
    expect((await getSiteClient().get('/internal/landers/variants')).body).toEqual({
      campaigns: [{ name: 'gallery', slug: 'summer', variants: weights }],
    });
  });

  it('R-362 is shown by a preview: the first, or the one that was asked for', async () => {
    const preview = (extraFields: object) => post('preview', { campaign: aCampaign({ slug: 'draft', variants }), ttl: 60, ...extraFields });
    const seeAt = async (address: string): Promise<string> =>
      (await new Browser(getVisitId(1)).see(address.split('/').pop() ?? '')).headline;
    const [firstPreview, secondPreview] = [(await preview({})).body, (await preview({ variant: 'promise' })).body];
    expect([firstPreview.variant, secondPreview.variant]).toEqual(['question', 'promise']);
    expect([await seeAt(firstPreview.address), await seeAt(secondPreview.address)]).toEqual(['Summer evenings', 'Slow evenings en']);
    const rejectedReply = await preview({ variant: 'other' });
    expect([rejectedReply.status, rejectedReply.body.error.message]).toEqual([
      422,
      'There is no variant other; there are question, promise.',
    ]);
  });

  it.each([
    ['private when the visit chose it', {}, 'private, max-age=60'],
    ['public when the site server chose it', { [VARIANT_HEADER]: 'promise' }, 'public, max-age=60'],
    ['private when the site server chose one that does not exist', { [VARIANT_HEADER]: 'gone' }, 'private, max-age=60'],
  ])('R-362 is, on a lander that shows no members, %s', async (_, chosenHeaders, cacheControl) => {
    await launch('summer', { name: 'alonetonight' });
    const query = { name: 'alonetonight', slug: 'summer', locale: 'en' };
    const { headers } = await api.visitor.withHeaders(chosenHeaders).get('/api/lander.php', query);
    expect([headers['cache-control'], headers['vary']]).toEqual([cacheControl, `x-geo-country, cookie, ${VARIANT_HEADER}`]);
  });
});

describe('the figures', () => {
  it('R-362 are equal to what happened: a visit counts once, a sign-up for the variant that its visit saw last', async () => {
    await launch('counted');
    const expectedCounters = new Map(variants.map(({ name }) => [name, { views: 0, signups: 0 }]));
    for (let index = 0; index < 40; index += 1) {
      const browser = new Browser(getVisitId(index));
      const variant = await browser.open('counted');
      await browser.open('counted', 'nl');
      const counters = expectedCounters.get(variant);
      if (counters) counters.views += 1;
      if (index % 8 !== 0) continue;
      await browser.signUp();
      await browser.open('counted');
      await browser.signUp();
      if (counters) counters.signups += 1;
    }
    const day = new Date(api.now() * 1_000).toISOString().slice(0, 10);
    const expectedFigures = [...expectedCounters].map(([variant, counters]) => ({
      name: 'gallery',
      slug: 'counted',
      variant,
      day,
      ...counters,
    }));
    expect(await readFigures('counted')).toEqual(expectedFigures.sort((left, right) => (left.variant < right.variant ? -1 : 1)));
    expect(expectedFigures.reduce((sum, { views }) => sum + views, 0)).toBe(40);
    expect(expectedFigures.reduce((sum, { signups }) => sum + signups, 0)).toBe(5);
  });

  it('R-362 of the day of the sign-up, for the lander that the visit saw last', async () => {
    await launch('first');
    await launch('last');
    const browser = new Browser(getVisitId(7));
    const [firstVariant, lastVariant] = [await browser.open('first'), await browser.open('last')];
    api.ports.clock.advance(DAY_S);
    await browser.signUp();
    expect(await readFigures('first')).toMatchObject([{ variant: firstVariant, views: 1, signups: 0 }]);
    expect(await readFigures('last')).toMatchObject([
      { variant: lastVariant, views: 1, signups: 0 },
      { variant: lastVariant, views: 0, signups: 1 },
    ]);
  });

  it('R-362 count neither a browser without cookies, nor a variant that a campaign does not have, nor a forged cookie', async () => {
    await launch('strict');
    await new Browser('').open('strict');
    await new Browser(getVisitId(1)).reportHit({ slug: 'strict', variant: 'gone' });
    await new Browser(getVisitId(1)).reportHit({ slug: 'default', variant: 'gone' });
    const forgerClient = api.visitor.withCookies({ 'seen-landers': 'gallery_strict_promise_0.made-up-made-up-made-u' });
    expect((await forgerClient.post('/api/signup.php', { ...aSignup() })).status).toBe(201);
    expect([await readFigures('strict'), await readFigures('default')]).toEqual([[], []]);
  });

  it('R-362 have these columns, none of which is about a person', async () => {
    const rows = await api.db.selectFrom('lander_figures').selectAll().execute();
    expect(new Set(rows.flatMap((row) => Object.keys(row)))).toEqual(new Set(['name', 'slug', 'variant', 'day', 'views', 'signups']));
  });

  it('R-362 are only for the site server', async () => {
    expect((await api.visitor.get('/internal/landers/figures', { days: 30 })).status).toBe(404);
  });
});
