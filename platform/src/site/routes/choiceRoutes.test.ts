import { TestSite } from '../../testing/TestSite';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.start();
  await site.release();
});
afterAll(() => site.stop());

const OWN_PAGE_HEADERS = { 'sec-fetch-site': 'same-origin' };

const send = (payload: string, { query = '', headers = OWN_PAGE_HEADERS }: { query?: string; headers?: Record<string, string> } = {}) =>
  site.app.inject({
    method: 'POST',
    url: `/lang-config${query}`,
    headers: { host: 'example.com', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

const getCookies = ({ headers }: Awaited<ReturnType<typeof send>>): readonly string[] => [headers['set-cookie'] ?? []].flat();

describe('language and country without scripts', () => {
  it.each([
    ['language=de', ['language=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure']],
    ['country=FR', ['country=FR; Path=/; Max-Age=31536000; SameSite=Lax; Secure']],
    ['language=xx', []],
    ['country=Atlantis', []],
    ['country=NL%3B+Domain%3Devil', []],
    ['', []],
  ])('R-008 R-136 the form "%s" sets the cookies %j', async (payload, cookies) => {
    const reply = await send(payload);
    expect([reply.statusCode, getCookies(reply)]).toEqual([303, cookies]);
  });

  it('R-008 the next document has the chosen language', async () => {
    const [cookie = ''] = getCookies(await send('language=de'));
    expect((await site.open('/pages/faq', { cookie: cookie.split(';')[0] ?? '' })).body).toContain('<html lang="de"');
  });

  it.each([
    ['', '/'],
    ['?redirect=%2Fpricing%3Fref%3Da', '/pricing?ref=a'],
    ['?redirect=%2Fpricing%3Fref%3Da%26lang%3Dfr', '/pricing?ref=a'],
    ['?redirect=%2Fpricing%3Flang%3Dfr', '/pricing'],
    ['?redirect=%2F%2Fevil.example%3Flang%3Dfr', '/'],
    ['?redirect=https%3A%2F%2Fevil.example', '/'],
    ['?redirect=%2Fa&redirect=%2Fb', '/a'],
  ])('R-008 R-018 R-103 from /lang-config%s it leads to %s', async (query, target) => {
    expect((await send('language=de', { query })).headers.location).toBe(target);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'https://example.com' }, 303],
    [{}, 403],
  ])('R-008 R-367 a form sent with %j is answered with %i', async (headers, status) => {
    const reply = await send('language=de', { headers });
    expect([reply.statusCode, getCookies(reply).length]).toEqual([status, status === 303 ? 1 : 0]);
  });

  it('R-008 a form that is too large is refused', async () => {
    expect((await send(`language=${'d'.repeat(2_000)}`)).statusCode).toBe(413);
  });
});
