import type { RouteDeclaration } from '@rendezvous/shared/contract';
import sharp from 'sharp';
import { SERVER_FILE } from '../build/serverBuild';
import { aDraft, createCatalogueFiles, createServerSource, createFiles } from '../testing/aRelease';
import { TestSite } from '../testing/TestSite';

const MEMBER_ID = 'Anna000000';
const UNKNOWN_ID = 'Nobody0000';
const FAQ_REPLY = {
  page: { token: 'faq', title: 'Questions', sections: [{ heading: 'Is it </script> free?', paragraphs: ['Yes.', 'Signing up is.'] }] },
};
const aRoute = (name: string, path: string, overrides: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  ...{ name, path, layout: 'Default', access: 'public', titleKey: `title.${name}` },
  ...overrides,
});
const MEMBER_REPLY_ADDRESS = '/api/member.php?id={id}';
const ROUTES: RouteDeclaration[] = [
  aRoute('landers-gallery-slug', '/landers/gallery/{slug?}', { replies: ['/api/lander.php?name=gallery&slug={slug}&locale={locale}'] }),
  aRoute('members-id-landing', '/members/{id}/landing', { replies: [MEMBER_REPLY_ADDRESS] }),
  aRoute('members-id-landing2-slug', '/members/{id}/landing2/{slug?}', { replies: [MEMBER_REPLY_ADDRESS] }),
  aRoute('members-id-signup', '/members/{id}/signup', { access: 'guest' }),
  aRoute('members-id', '/members/{id}', { access: 'search' }),
  aRoute('login', '/login', { access: 'guest', descriptionKey: 'description.login' }),
  ...['reset-password-do', 'activate-done', 'mail-change-do', 'account-deleted'].map((name) =>
    aRoute(name, `/${name.replace(/-(done|do)$/, '/$1')}`, { noindex: true }),
  ),
];
const TEXTS = {
  'title.login': 'Log in',
  'description.login': 'Come back in.',
  'title.landers-gallery-slug': 'Gallery',
  'title.members-id-landing': 'Somebody',
};

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.start();
  await site.release();
  const names = ROUTES.map(({ name }) => name);
  const files = {
    ...createFiles('landers', 'mfe-landers'),
    ...createCatalogueFiles(TEXTS),
    [SERVER_FILE]: Buffer.from(createServerSource('mfe-landers', names)),
  };
  const landersDraft = aDraft({ remote: 'mfe-landers', routes: ROUTES, preload: {}, policies: [] }, files);
  await site.publish('marketing', landersDraft, files);
  expect((await site.promote('marketing', 'mfe-landers', landersDraft.id)).statusCode).toBe(200);
  const aLander = (slug: string, headline: string) => ({ lander: { name: 'gallery', slug, headline, text: `${headline}: cards.` } });
  Object.assign(site.boot.replies, {
    '/api/page.php?locale=en&token=faq': FAQ_REPLY,
    '/api/page.php?locale=en&token=terms': { page: { token: 'terms', title: 'Terms', sections: [] } },
    '/api/lander.php?locale=en&name=gallery': aLander('default', 'Look around'),
    '/api/lander.php?locale=nl&name=gallery': aLander('default', 'Kijk rond'),
    '/api/lander.php?locale=en&name=gallery&slug=summer': aLander('summer', 'Summer evenings'),
    '/api/lander.php?locale=en&name=gallery&slug=unheard-of': aLander('default', 'Look around'),
    [`/api/member.php?id=${MEMBER_ID}`]: { profile: { id: MEMBER_ID } },
  });
});
afterAll(() => site.stop());
afterEach(() => {
  site.boot.isDown = false;
});

const findAll = (body: string, pattern: RegExp): string[] => [...body.matchAll(pattern)].map(([, value = '']) => value);
const findMeta = (body: string, name: string): string | undefined =>
  findAll(body, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g'))[0];
const findCanonical = (body: string): string | undefined => findAll(body, /<link rel="canonical" href="([^"]*)">/g)[0];
const loadHead = async (url: string, headers?: Record<string, string>) => (await site.open(url, headers)).body.split('<body>')[0] ?? '';

describe('R-094 each page has one address', () => {
  it.each([
    ['/pages/faq', 'https://example.com/pages/faq'],
    ['/pages/faq?lang=nl', 'https://example.com/pages/faq?lang=nl'],
    ['/pages/faq?lang=pl', 'https://example.com/pages/faq'],
    ['/terms', 'https://example.com/pages/terms'],
    ['/landers/gallery/unheard-of', 'https://example.com/landers/gallery'],
    ['/landers/gallery/summer', 'https://example.com/landers/gallery'],
  ])('%s stands for %s', async (url, canonical) => {
    expect(findCanonical(await loadHead(url))).toBe(canonical);
  });

  it('whose versions name each other', async () => {
    const heads = await Promise.all(['/pages/faq', '/pages/faq?lang=en', '/pages/faq?lang=nl'].map((url) => loadHead(url)));
    const alternates = heads.map((head) => findAll(head, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)">/g));
    expect(alternates[0]).toEqual(expect.arrayContaining(heads.map(findCanonical)));
    expect(alternates[0]).toHaveLength(3);
    expect([alternates[1], alternates[2]]).toEqual([alternates[0], alternates[0]]);
  });

  it.each([
    ['/pages/faq/', '/pages/faq'],
    ['//pages/faq?lang=nl', '/pages/faq?lang=nl'],
    ['/pages//faq', '/pages/faq'],
    ['//evil.example/', '/evil.example'],
  ])('%s moves to %s', async (url, location) => {
    const reply = await site.app.inject({ url: `http://example.com${url}`, headers: { host: 'example.com', accept: 'text/html' } });
    expect([reply.statusCode, reply.headers.location]).toEqual([301, location]);
  });
});

describe('R-094 search engines', () => {
  it.each([
    ['/', true],
    ['/landers/gallery', true],
    ['/login', false],
    ['/chats', false],
    ['/settings', false],
    ['/activate/done', false],
    ['/reset-password/do', false],
    ['/mail-change/do', false],
    ['/account-deleted', false],
    ['/pages/ban', true],
    ['/pages/ban?token=abc', false],
    ['/landers/gallery/preview-1-x', false],
    [`/members/${MEMBER_ID}/landing`, false],
    ['/nothing/here', false],
  ])('may index %s: %s, by the document and by its header', async (url, isIndexed) => {
    const { body, headers } = await site.open(url);
    expect([findMeta(body, 'robots'), headers['x-robots-tag']]).toEqual(
      isIndexed ? ['index, follow', undefined] : ['noindex, nofollow', 'noindex'],
    );
    expect(findCanonical(body) !== undefined).toBe(isIndexed);
  });

  it('read a sitemap that the rules for robots name, with every version of every public page', async () => {
    expect((await site.open('/robots.txt')).body).toContain('\nSitemap: https://example.com/sitemap.xml\n');
    const { headers, body } = await site.open('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const [declaration, root, ...entries] = body.trimEnd().split('\n');
    expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>');
    expect(root).toBe('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">');
    expect(entries.pop()).toBe('</urlset>');
    const entry =
      /^<url><loc>(https:\/\/example\.com\/[\w/?=-]*)<\/loc><lastmod>2023-11-14<\/lastmod>(<xhtml:link rel="alternate" hreflang="[\w-]+" href="[^"]+"\/>){3}<\/url>$/;
    const locations = entries.map((text) => entry.exec(text)?.[1] ?? text);
    const paths = ['/', '/complaints', '/landers/gallery', '/lang-config', '/pages/ban', '/pages/cookies', '/pages/faq', '/pages/privacy'];
    const allPaths = [...paths, '/pages/return-policy', '/pages/safety', '/pages/service', '/pages/terms'];
    expect(locations).toEqual(
      allPaths.flatMap((path) => ['?lang=en', '?lang=nl', ''].map((query) => `https://example.com${path}${query}`)),
    );
  });

  it('a sitemap lists only addresses that are their own canonical one and may be indexed', async () => {
    const locations = findAll((await site.open('/sitemap.xml')).body, /<loc>([^<]+)<\/loc>/g);
    for (const location of locations) {
      const { statusCode, body } = await site.open(location.replace('https://example.com', ''));
      expect([location, statusCode, findCanonical(body), findMeta(body, 'robots')]).toEqual([location, 200, location, 'index, follow']);
    }
  });

  it('get the rules even while the api is down, and a sitemap with its address once it is back', async () => {
    site.boot.isDown = true;
    const { statusCode, body } = await site.open('/robots.txt');
    expect([statusCode, body.includes('Disallow: /api/'), body.includes('Sitemap')]).toEqual([200, true, false]);
    expect((await site.open('/sitemap.xml')).statusCode).toBe(503);
  });
});

describe('R-094 the description', () => {
  it.each([
    ['/', 'Dating for adults'],
    ['/login', 'Come back in.'],
    ['/landers/gallery', 'Look around: cards.'],
    ['/landers/gallery/summer', 'Summer evenings: cards.'],
    ['/pages/faq', 'Answers.'],
    ['/faq', 'Answers.'],
    ['/imprint', 'Dating for adults'],
  ])('of %s is "%s"', async (url, description) => {
    expect(findMeta(await loadHead(url), 'description')).toBe(description);
  });
});

describe('R-094 the preview of a shared link', () => {
  it('names page, language and picture', async () => {
    const head = await loadHead('/landers/gallery/summer?lang=en&ref=x');
    const names = ['og:type', 'og:site_name', 'og:title', 'og:description', 'og:url', 'og:locale', 'og:locale:alternate', 'og:image:width'];
    expect(names.map((name) => findMeta(head, name))).toEqual([
      ...['website', 'Rendezvous', 'Summer evenings', 'Summer evenings: cards.', 'https://example.com/landers/gallery?lang=en'],
      ...['en_GB', 'nl_NL', '1200'],
    ]);
    expect(findMeta(head, 'og:image')).toMatch(/^https:\/\/example\.com\/share\/[0-9a-f]{20}\/en\/landers\/gallery\/summer\.png$/);
    expect(['twitter:card', 'twitter:image'].map((name) => findMeta(head, name))).toEqual([
      'summary_large_image',
      findMeta(head, 'og:image'),
    ]);
  });

  it.each([
    `/members/${MEMBER_ID}`,
    `/members/${MEMBER_ID}/landing`,
    '/chats',
    '/reset-password/do',
    '/pages/ban?token=abc',
    '/nothing/here',
  ])('says nothing about %s', async (url) => {
    expect(await loadHead(url)).not.toMatch(/og:|twitter:|ld\+json/);
  });

  it('has a picture of its own for each page and language, which is kept for a year', async () => {
    const pictures = (
      await Promise.all(['/', '/?lang=nl', '/landers/gallery', '/landers/gallery?lang=nl', '/login'].map((url) => loadHead(url)))
    ).map((head) => findMeta(head, 'og:image') ?? '');
    expect(new Set(pictures).size).toBe(5);
    const reply = await site.open(new URL(pictures[3] ?? '').pathname);
    const { format, width, height } = await sharp(reply.rawPayload).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(reply.headers).not.toHaveProperty('set-cookie');
  });

  it('leads from a picture with former words to the present one', async () => {
    const presentPath = new URL(findMeta(await loadHead('/landers/gallery'), 'og:image') ?? '').pathname;
    const formerPath = presentPath.replace(/[0-9a-f]{20}/, '0'.repeat(20));
    const reply = await site.open(formerPath);
    expect([reply.statusCode, reply.headers.location, reply.headers['cache-control']]).toEqual([302, presentPath, 'no-store']);
  });

  it.each([
    'nonsense',
    `${'0'.repeat(20)}/en/chats.png`,
    `${'0'.repeat(20)}/xx/pages/faq.png`,
    `${'0'.repeat(20)}/en/members/${MEMBER_ID}/landing.png`,
  ])('has no picture at /share/%s', async (name) => {
    expect((await site.open(`/share/${name}`)).statusCode).toBe(404);
  });
});

describe('R-094 structured data', () => {
  const loadStructuredData = async (url: string): Promise<unknown> => {
    const [text] = findAll(await loadHead(url), /<script type="application\/ld\+json">(.*)<\/script>/g);
    return text === undefined ? undefined : JSON.parse(text);
  };

  it('names the site and its operator on the home page', async () => {
    expect(await loadStructuredData('/?lang=nl')).toMatchObject({
      '@graph': [
        {
          '@type': 'WebSite',
          name: 'Rendezvous',
          url: 'https://example.com/',
          inLanguage: 'nl',
          publisher: { '@id': 'https://example.com/#organization' },
        },
        {
          '@type': 'Organization',
          name: 'Example B.V.',
          logo: 'https://example.com/icon-512.png',
          address: { addressLocality: 'Amsterdam' },
        },
      ],
    });
  });

  it('lists the questions and answers of the questions page, as text that cannot end its element', async () => {
    expect(await loadStructuredData('/pages/faq')).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Is it </script> free?', acceptedAnswer: { text: 'Yes.\n\nSigning up is.' } }],
    });
  });

  it('is nowhere else', async () => {
    expect([await loadStructuredData('/landers/gallery'), await loadStructuredData('/pages/terms')]).toEqual([undefined, undefined]);
  });
});

describe('the status of a document', () => {
  const paths = ['', '/landing', '/landing2', '/landing2/summer', '/signup'];
  it.each(paths)('R-012 is 404 at /members/<nobody>%s for a visitor, and 200 for a member that visitors may see', async (path) => {
    const open = (id: string) => site.open(`/members/${id}${path}`);
    expect([(await open(UNKNOWN_ID)).statusCode, (await open(MEMBER_ID)).statusCode]).toEqual([404, 200]);
  });

  it('R-351 a landing of nobody still shows the general lander', async () => {
    const reply = await site.open(`/members/${UNKNOWN_ID}/landing`);
    expect(reply.body).toContain('<title>Somebody · Rendezvous</title>');
    expect(reply.body).not.toContain('"isMissing":true');
  });

  it.each(['', '/landing'])('of a page about a member at /members/<id>%s asks for the member once', async (path) => {
    const loadReply = jest.spyOn(site.boot, 'loadReply');
    for (const id of [UNKNOWN_ID, MEMBER_ID]) await site.open(`/members/${id}${path}`);
    const addresses = loadReply.mock.calls.map(([{ address }]) => address);
    loadReply.mockRestore();
    expect(addresses).toEqual([UNKNOWN_ID, MEMBER_ID].map((id) => `/api/member.php?id=${id}`));
  });
});
