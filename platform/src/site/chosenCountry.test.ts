import { PAGE_LIFETIME_HEADER } from '@rendezvous/shared/contract';
import { parseBootData } from '../testing/parseBootData';
import { TestSite } from '../testing/TestSite';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.start();
  await site.release();
});
afterAll(() => site.stop());

/** Opens a URL with changed settings; returns the document and the key of its rendered page. */
async function openPage(url: string, changes: object = {}): Promise<{ body: string; key: string | undefined }> {
  const { settings } = site.boot;
  site.boot.settings = { ...settings, ...changes };
  const { body } = await site.open(url);
  site.boot.settings = settings;
  return { body, key: parseBootData(body).rendered?.key };
}

describe('the country that a visitor chose', () => {
  it('R-136 is sent with the requests for the data of a document, and no cache serves the document to another visitor', async () => {
    const { headers } = await site.open('/', { cookie: 'language=de; country=PL' });
    expect(site.boot.loadQueries.at(-1)).toMatchObject({ country: 'NL', chosenCountry: 'PL' });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: expect.stringContaining('cookie'), [PAGE_LIFETIME_HEADER]: '1800' });
    await site.open('/', { cookie: 'language=de' });
    expect(site.boot.loadQueries.at(-1)).toMatchObject({ country: 'NL', chosenCountry: undefined });
  });

  it('R-136 makes a rendered page a different page, also for the service worker that caches it', async () => {
    const defaultPage = await openPage('/pages/faq');
    const polishPage = await openPage('/pages/faq', { geoip_selected_country: 'PL' });
    expect([defaultPage.key === undefined, polishPage.key === defaultPage.key]).toEqual([false, false]);
    expect((await openPage('/pages/faq')).key).toBe(defaultPage.key);
  });

  it('R-094 does not change the alternates, nor does the detected country: they are the locales of the domain', async () => {
    const { body } = await openPage('/', { geoip_country: 'BE', geoip_selected_country: 'PL' });
    expect([...body.matchAll(/hreflang="(\w\w)"/g)].map(([, locale]) => locale)).toEqual(['en', 'nl']);
  });
});
