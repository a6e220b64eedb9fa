import { PAGE_LIFETIME_HEADER, START_MARK } from '@rendezvous/shared/contract';
import { parseBootData } from '../testing/parseBootData';
import { TestSite } from '../testing/TestSite';
import { QUICK_EXIT_SCRIPT } from './document/quickExit';

let site: TestSite;
let chatId: string;
let shellId: string;

beforeAll(async () => {
  site = await TestSite.start();
  const { chat, shell } = await site.release();
  chatId = chat.id;
  shellId = shell.id;
});
afterAll(() => site.stop());
beforeEach(() => {
  site.boot.loadQueries.length = 0;
});

const getHeader = (reply: { headers: Record<string, unknown> }, name: string): string => String(reply.headers[name]);

describe('the document', () => {
  it('R-001 R-003 is the only page: shell script, boot data, the initial rendered page', async () => {
    const reply = await site.open('/chats');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toMatch(
      new RegExp(`<script src="/r/shell/${shellId}/shell\\.js" integrity="sha256-[^"]{44}" crossorigin="anonymous" defer>`),
    );
    expect(reply.body).toContain('<div id="root"><main>frame en visitor /chats</main></div>');
    expect(reply.body).toMatch(/<style nonce="[\w-]{22}" data-emotion="rdv a">\.rdv-a\{color:red\}<\/style>/);
    expect(parseBootData(reply.body)).toMatchObject({
      settings: { name: 'Rendezvous' },
      locale: 'en',
      user: null,
      company: expect.objectContaining({ name: 'Example B.V.' }),
      catalogue: { url: `/r/shell/${shellId}/lang/en.json`, integrity: expect.stringMatching(/^sha256-/) },
      serverTime: site.now,
      rendered: { frame: true, slots: [] },
      plan: {
        shell: shellId,
        remotes: [{ name: 'mfe-chat', state: 'on', candidates: [{ release: chatId }], routes: [{ name: 'chats' }] }],
      },
    });
  });

  it('R-003 R-165 asks for the settings of the request host with the query of the route', async () => {
    await site.open('/chats?ref=abc&sub1=x', { host: 'Other.Example.com:3000' });
    expect(site.boot.loadQueries[0]).toMatchObject({ host: 'other.example.com', query: { ref: 'abc', sub1: 'x' }, country: 'NL' });
  });

  it('preloads the shell, the remote of the route, its screen and its texts with integrity', async () => {
    const { body } = await site.open('/chats');
    const links = [
      ...body.matchAll(/<link rel="preload" href="([^"]+)" as="(\w+)" crossorigin="anonymous" (?:data-)?integrity="sha256-[^"]{44}">/g),
    ];
    expect(links.map(([, href, as]) => [href, as])).toEqual([
      [`/r/shell/${shellId}/shell.js`, 'script'],
      [`/r/shell/${shellId}/lang/en.json`, 'fetch'],
      [`/r/mfe-chat/${chatId}/remoteEntry.js`, 'script'],
      [`/r/mfe-chat/${chatId}/screen-chats.js`, 'script'],
      [`/r/mfe-chat/${chatId}/lang/en.json`, 'fetch'],
    ]);
    expect(links.map(([link]) => link.includes(' integrity='))).toEqual([true, false, true, true, false]);
  });

  it('no text of the data can close the script element', async () => {
    site.boot.settings = { ...site.boot.settings, description: '</script><script>alert(1)</script>', name: '"><b>' };
    const { body } = await site.open('/');
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('"><b>');
    expect(parseBootData(body).settings.description).toBe('</script><script>alert(1)</script>');
    site.boot.settings = { ...site.boot.settings, description: 'Dating for adults', name: 'Rendezvous' };
  });

  it.each([
    ['/', 'page en visitor /'],
    ['/pages/faq?utm_source=x&ref=y&lang=en', 'page en visitor /pages/faq'],
    ['/complaints?b=2&a=1', 'page en visitor /complaints?a=1&b=2'],
    ['/settings', 'frame en visitor /settings'],
    ['/nothing/here', 'page en visitor /not/found'],
    ['/nonsense', 'page en visitor /not/found'],
  ])('%s is initially rendered as "%s"', async (url, words) => {
    expect((await site.open(url)).body).toContain(`<div id="root"><main>${words}</main></div>`);
  });

  it('R-011 R-012 a text that does not exist gets the same page as any unknown address, and the boot data marks it as missing', async () => {
    const [text, other, page] = await Promise.all(['/nonsense', '/nothing/here', '/pages/faq'].map((url) => site.open(url)));
    const missingFlags = [text, other, page].map((reply) => parseBootData(reply?.body ?? '').rendered?.isMissing);
    expect(missingFlags).toEqual([true, true, undefined]);
  });

  it.each(['/', '/chats', '/nonsense', '/nothing/here', '/complaints?q=broken'])(
    'R-044 %s shows once how to reach support without JavaScript, whether or not its page is prerendered',
    async (url) => {
      const { body } = await site.open(url);
      const [head = '', rest = ''] = body.split('<body>');
      expect(head.match(/<noscript>/g)).toHaveLength(1);
      expect(rest).toMatch(
        /^<noscript><p class="no-script">Switch on JavaScript: <a href="mailto:help@example.com">.*<\/p><\/noscript>\n<div id="root"[ >]/,
      );
      expect(rest.match(/<noscript>/g)).toHaveLength(1);
    },
  );

  it('a page that cannot be rendered is left to the browser', async () => {
    const reply = await site.open('/complaints?q=broken');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<div id="root" data-failed="That didn’t load. Please “try” again."></div>');
    expect(parseBootData(reply.body).rendered).toBeUndefined();
  });

  it.each([
    ['/', '1800'],
    ['/pages/faq', '1800'],
    ['/settings', 'undefined'],
    ['/nonsense', 'undefined'],
    ['/complaints?q=broken', 'undefined'],
  ])('R-079 %s may be reused for %s seconds: only a complete page that every visitor sees', async (url, seconds) => {
    const reply = await site.open(url);
    expect(getHeader(reply, PAGE_LIFETIME_HEADER)).toBe(seconds);
    expect(getHeader(reply, 'cache-control')).toBe('no-store');
    expect(parseBootData(reply.body).rendered?.key !== undefined).toBe(seconds !== 'undefined');
  });

  it('an invalid session gets the same page as every visitor, rendered once', async () => {
    const getPageKey = async (cookie: string) => parseBootData((await site.open('/pages/faq', { cookie })).body).rendered?.key;
    const [visitorKey, madeUpSessionKey] = [await getPageKey(''), await getPageKey('auth.session=made-up; time-zone=Europe%2FAmsterdam')];
    expect(visitorKey).toBeDefined();
    expect(madeUpSessionKey).toBe(visitorKey);
  });

  it('starts the same at every address, apart from the nonce, and without any member data', async () => {
    const cookie = 'session=abc';
    const replies = await Promise.all(['/chats', '/pages/faq', '/no/such/page'].map((path) => site.open(path, { cookie })));
    const starts = replies.map(({ body }) => body.slice(0, body.indexOf(START_MARK)));
    const nonces = starts.map((text) => /nonce="([\w-]{22})"/.exec(text)?.[1] ?? '');
    expect(new Set(nonces).size).toBe(3);
    expect(new Set(starts.map((text, index) => text.replace(nonces[index] ?? '', ''))).size).toBe(1);
    expect(starts[0]?.replace(`<script>${QUICK_EXIT_SCRIPT}</script>`, '')).not.toMatch(/title|script|preload|description/);
    const policies = replies.map((reply, index) => getHeader(reply, 'content-security-policy').replace(nonces[index] ?? '', ''));
    expect(new Set(policies).size).toBe(1);
  });

  it('starts light or dark as chosen in this browser', async () => {
    const getHtmlTag = async (cookie: string): Promise<string> => /<html [^>]*>/.exec((await site.open('/', { cookie })).body)?.[0] ?? '';
    expect(await getHtmlTag('color-scheme=dark')).toContain(' data-scheme="dark"');
    expect(await getHtmlTag('color-scheme=system')).not.toContain('data-scheme');
  });

  it('a form that is submitted too early shows its page again and does not reveal what was typed', async () => {
    const headers = { host: 'example.com', 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await site.app.inject({
      method: 'POST',
      url: '/login?redirect=%2Fchats',
      headers,
      payload: 'login=anna&password=secret',
    });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/login?redirect=%2Fchats']);
    const other = await site.app.inject({ method: 'POST', url: '/login', headers: { host: 'example.com' }, payload: { login: 'anna' } });
    expect(other.statusCode).toBe(405);
  });

  it.each(['//evil.example', '//evil.example/login?a=b', '///evil.example', '/\\evil.example', '//evil.example%2f..'])(
    'R-018 a form that is submitted to %s does not redirect to another site',
    async (url) => {
      const headers = { host: 'example.com', 'content-type': 'application/x-www-form-urlencoded' };
      const { statusCode, headers: replyHeaders } = await site.app.inject({
        method: 'POST',
        url: `http://example.com${url}`,
        headers,
        payload: 'a=b',
      });
      expect([statusCode, replyHeaders.location]).toEqual([303, '/']);
    },
  );

  it.each([
    ['/chats', 200],
    ['/', 200],
    ['/settings', 200],
    ['/pages/faq', 200],
    ['/imprint', 200],
    ['/nonsense', 404],
    ['/chats/zzz/more', 404],
    ['/nothing/here', 404],
    ['/%E0%A4%A', 404],
  ])('R-012 %s returns %i', async (url, status) => {
    expect((await site.open(url)).statusCode).toBe(status);
  });

  it.each([
    ['/imprint', 'Imprint · Rendezvous'],
    ['/nonsense', 'This page could not be found · Rendezvous'],
    ['/nothing/here', 'This page could not be found · Rendezvous'],
    ['/pages/faq', 'Frequently asked questions · Rendezvous'],
  ])('R-011 R-012 R-094 the title of %s is %s', async (url, title) => {
    expect((await site.open(url)).body).toContain(`<title>${title}</title>`);
  });

  it('R-011 an unknown page name is not indexed by search engines', async () => {
    const { body } = await site.open('/nonsense');
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(body).not.toContain('canonical');
  });

  it('R-094 the head has title, description, canonical without tracking and alternates; private pages are noindex', async () => {
    const homePage = (await site.open('/?ref=spam')).body;
    expect(homePage).toContain('<title>Meet somebody new</title>');
    expect(homePage).toContain('<meta name="description" content="Dating for adults">');
    expect(homePage).toContain('<meta name="robots" content="index, follow">');
    expect(homePage).toContain('<link rel="canonical" href="https://example.com/">');
    expect(homePage).toContain('<link rel="alternate" hreflang="nl" href="https://example.com/?lang=nl">');
    const privatePage = (await site.open('/chats')).body;
    expect(privatePage).toContain('<title>Messages · Rendezvous</title>');
    expect(privatePage).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(privatePage).not.toContain('canonical');
  });

  it('R-038 the root element has the class logged-out while nobody is logged in', async () => {
    expect((await site.open('/')).body).toContain('<html lang="en" data-niche="general" class="logged-out">');
  });

  it('is served to browsers that open a page, not for images or scripts', async () => {
    expect((await site.open('/missing.png', { 'sec-fetch-dest': 'image' })).statusCode).toBe(404);
    expect((await site.app.inject({ url: '/missing.js', headers: { host: 'example.com', accept: 'text/javascript' } })).json()).toEqual({
      error: { code: 'not_found', message: 'There is nothing at this address.' },
    });
  });

  it('is never cached (R-416)', async () => {
    expect(getHeader(await site.open('/'), 'cache-control')).toBe('no-store');
  });
});

describe('language and visitor', () => {
  const getCookies = (reply: { headers: Record<string, unknown> }): string => [reply.headers['set-cookie']].flat().join('\n');

  it('R-099 the cookie wins over the browser, the browser over English', async () => {
    expect((await site.open('/', { cookie: 'language=de', 'accept-language': 'fr' })).body).toContain('<html lang="de"');
    expect((await site.open('/', { 'accept-language': 'xx, nn;q=0.9, fr;q=0.8' })).body).toContain('<html lang="nb"');
    expect((await site.open('/', { cookie: 'language=xx' })).body).toContain('<html lang="en"');
  });

  it('R-100 R-101 without a cookie the language of the address, or else of the domain, is set for a year and wins', async () => {
    site.boot.settings = { ...site.boot.settings, domain_language: 'it_IT' };
    const reply = await site.open('/', { 'accept-language': 'fr' });
    expect(getCookies(reply)).toContain('language=it; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
    expect(reply.body).toContain('<html lang="it"');
    expect(getCookies(await site.open('/?lang=sv'))).toContain('language=sv; ');
    expect(getCookies(await site.open('/', { cookie: 'language=fr' }))).not.toContain('language=');
    site.boot.settings = { ...site.boot.settings, domain_language: 'xx' };
    expect(getCookies(await site.open('/'))).not.toContain('language=');
    site.boot.settings = { ...site.boot.settings, domain_language: '' };
  });

  it('R-094 an address can name the language without changing the cookie', async () => {
    const reply = await site.open('/?lang=sv', { cookie: 'language=de' });
    expect(reply.body).toContain('<html lang="sv"');
    expect(getCookies(reply)).not.toContain('language=');
  });

  it('gives a new browser a random visitor id once', async () => {
    expect(getCookies(await site.open('/'))).toMatch(/visitor=[\w-]{24}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly/);
    expect(getCookies(await site.open('/', { cookie: 'visitor=abcdefghijklmnopqrstuvwx' }))).not.toContain('visitor=');
  });
});

describe('when something is down', () => {
  it('returns 503 with a page while the api is down, and 503 before a shell is released', async () => {
    site.boot.isDown = true;
    const reply = await site.open('/');
    expect([reply.statusCode, getHeader(reply, 'retry-after')]).toEqual([503, '10']);
    expect(reply.body).toContain('<h1>That didn’t load</h1>');
    expect((await site.open('/', { cookie: 'language=de' })).body).toContain('<html lang="de">');
    expect((await site.open('/', { 'accept-language': 'pl,en' })).body).toContain('<h1>To się nie wczytało</h1>');
    site.boot.isDown = false;
    const emptySite = await TestSite.start();
    expect((await emptySite.open('/')).body).toContain('No shell is released yet.');
    await emptySite.stop();
  });

  it('serves the last registry on disk when the database is down', async () => {
    const unreachableRegistry = Object.assign(Object.create(site.registry) as typeof site.registry, {
      load: () => Promise.reject(new Error('down')),
    });
    const app = await site.create({ registry: unreachableRegistry });
    const reply = await app.inject({ url: '/chats', headers: { host: 'example.com', accept: 'text/html' } });
    expect(parseBootData(reply.body).plan.remotes).toHaveLength(1);
    await app.close();
  });

  it('rejects a malformed host, and hosts outside the list when one is configured', async () => {
    expect((await site.open('/', { host: 'a b"c' })).statusCode).toBe(400);
    const app = await site.create({ hosts: ['example.com'] });
    expect((await app.inject({ url: '/', headers: { host: 'evil.example', accept: 'text/html' } })).statusCode).toBe(421);
    await app.close();
  });
});
