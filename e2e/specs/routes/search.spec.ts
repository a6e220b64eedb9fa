import { LOCALES, type Locale } from '@rendezvous/shared/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** Languages in which pages are crawled by default; `@full` adds the remaining languages. */
const SAMPLED_LOCALES: readonly Locale[] = ['en', 'de'];
/** Paths that are opened with scripts by default; `@full` opens all. */
const SAMPLED_PATHS = ['/', '/pages/faq', '/landers/gallery'];

const PICTURE_SIZE = [1200, 630];
/** Byte offset of the width in a PNG; the height follows after four bytes. */
const PNG_SIZE_OFFSET = 16;

/** Fields in the head of a document, and its language. */
interface Head {
  lang: string;
  title: string;
  robots: string;
  description: string;
  canonical: string;
  alternates: string[];
  picture: string;
  cardTitle: string;
}

/** Runs in the browser: reads the head of an HTML text or, for null, of the current document, whose scripts have run. */
function readHead(html: string | null): Head & { duplicates: string[] } {
  const head = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const read = (selector: string, attribute: string): string => head.querySelector(selector)?.getAttribute(attribute) ?? '';
  const uniqueSelectors = ['title', 'meta[name=description]', 'meta[name=robots]', 'link[rel=canonical]', 'meta[property="og:image"]'];
  return {
    lang: head.documentElement.lang,
    title: head.title,
    robots: read('meta[name=robots]', 'content'),
    description: read('meta[name=description]', 'content'),
    canonical: read('link[rel=canonical]', 'href'),
    alternates: [...head.querySelectorAll('link[rel=alternate]')].map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    ),
    picture: read('meta[property="og:image"]', 'content'),
    cardTitle: read('meta[name="twitter:title"]', 'content'),
    duplicates: uniqueSelectors.filter((selector) => head.querySelectorAll(selector).length !== 1),
  };
}

/** Runs in the browser: reads the namespaces, names and texts of a sitemap's elements, with one entry for each URL. */
function readSitemap(xml: string): { root: string; entries: { fields: string[]; links: string[]; url: string }[] } {
  const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml');
  const toName = (element: Element): string => `${element.namespaceURI} ${element.localName}`;
  const toEntry = (entry: Element) => ({
    url: entry.querySelector('loc')?.textContent ?? '',
    fields: [
      toName(entry),
      ...[...entry.children].filter((child) => child.localName !== 'link').map((field) => `${toName(field)} ${field.textContent}`),
    ],
    links: [...entry.querySelectorAll('link')].map(
      (link) => `${toName(link)} ${link.getAttribute('rel')} ${link.nextElementSibling?.localName ?? 'link'}`,
    ),
  });
  return { root: toName(root), entries: [...root.children].map(toEntry) };
}

/** Checks a sitemap against the schema of sitemaps.org (sitemap.xsd 0.9), with alternates after the other fields; returns its URLs. */
async function checkSitemap(page: Page, xml: string): Promise<string[]> {
  const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  const LINK = 'http://www.w3.org/1999/xhtml link alternate link';
  const { root, entries } = await page.evaluate(readSitemap, xml);
  expect([root, entries.length > 0, entries.length <= 50_000]).toEqual([`${SITEMAP} urlset`, true, true]);
  for (const { fields, links, url } of entries) {
    expect(fields).toEqual([`${SITEMAP} url`, `${SITEMAP} loc ${url}`, expect.stringMatching(/^\S+ lastmod \d{4}-\d\d-\d\d$/)]);
    expect(links).toEqual(LOCALES.map(() => LINK).concat(LINK));
    expect([URL.canParse(url), url.length <= 2_048]).toEqual([true, true]);
  }
  return entries.map(({ url }) => url);
}

async function findPaths(page: Page, request: APIRequestContext): Promise<{ origin: string; paths: string[] }> {
  const rules = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(rules) ?? [];
  const xml = await (await request.get(sitemap)).text();
  const urls = await checkSitemap(page, xml);
  const { origin } = new URL(sitemap);
  const paths = urls.filter((url) => !url.includes('?')).map((url) => new URL(url).pathname);
  const versions = paths.flatMap((path) => [...LOCALES.map((locale) => `${origin}${path}?lang=${locale}`), origin + path]);
  expect(urls).toEqual(versions);
  return { origin, paths };
}

/** Finds the values of a field that are empty or repeat the value of an earlier head. */
function findRepeats(heads: readonly Head[], key: 'title' | 'description' | 'canonical' | 'picture' | 'cardTitle'): string[] {
  const values = heads.map((head) => head[key]);
  return values.filter((value, index) => value === '' || values.indexOf(value) !== index);
}

async function checkPicture(request: APIRequestContext, url: string): Promise<void> {
  const reply = await request.get(url);
  expect([url, reply.status(), reply.headers()['content-type']]).toEqual([url, 200, 'image/png']);
  const picture = await reply.body();
  expect([picture.readUInt32BE(PNG_SIZE_OFFSET), picture.readUInt32BE(PNG_SIZE_OFFSET + 4)]).toEqual(PICTURE_SIZE);
}

for (const locale of LOCALES) {
  const isSampled = SAMPLED_LOCALES.includes(locale);
  test.describe(`public pages in ${locale}`, { tag: isSampled ? [] : ['@full'] }, () => {
    test('R-094 each has a title, description, address, alternates and share picture of its own, without scripts', async ({
      page,
      request,
    }) => {
      await page.goto('/robots.txt');
      const { origin, paths } = await findPaths(page, request);
      const heads: Head[] = [];
      for (const path of paths) {
        const reply = await request.get(`${path}?lang=${locale}`);
        const { duplicates, ...head } = await page.evaluate(readHead, await reply.text());
        expect([path, reply.status(), duplicates, head.lang, head.robots]).toEqual([path, 200, [], locale, 'index, follow']);
        expect(head.canonical).toBe(`${origin}${path}?lang=${locale}`);
        expect(head.alternates).toEqual([
          ...LOCALES.map((alternate) => `${alternate} ${origin}${path}?lang=${alternate}`),
          `x-default ${origin}${path}`,
        ]);
        heads.push(head);
      }
      const repeats = (['title', 'description', 'canonical', 'picture', 'cardTitle'] as const).flatMap((key) => findRepeats(heads, key));
      expect(repeats).toEqual([]);
      for (const { picture } of isSampled ? heads.slice(0, 2) : heads) await checkPicture(request, picture);
    });

    const checkWithScripts = async (
      { page, request }: { page: Page; request: APIRequestContext },
      isSelected: (path: string) => boolean,
    ) => {
      await page.goto('/robots.txt');
      const { paths } = await findPaths(page, request);
      const servedHeads = new Map<string, Head>();
      // All heads are read before the first page is opened, since the pages' content security policy forbids parsing HTML from text.
      for (const path of paths.filter(isSelected)) {
        const url = `${path}?lang=${locale}`;
        servedHeads.set(url, await page.evaluate(readHead, await (await request.get(url)).text()));
      }
      for (const [url, head] of servedHeads) {
        await page.goto(url);
        expect(await page.evaluate(readHead, null), url).toEqual(head);
      }
    };

    if (isSampled) {
      test('R-094 scripts leave the heads of some as they are', async ({ page, request }) => {
        await checkWithScripts({ page, request }, (path) => SAMPLED_PATHS.includes(path));
      });
    }

    test('R-094 scripts leave the heads of all as they are', { tag: '@full' }, async ({ page, request }) => {
      await checkWithScripts({ page, request }, () => true);
    });
  });
}
