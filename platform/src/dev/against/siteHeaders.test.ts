import { isThisMachine } from './Origins';
import { toLocalHeaders, toLocalCookie, toSiteHeaders } from './siteHeaders';

const origins = { local: 'http://localhost:3000', site: 'https://site.example' };

describe('a request to the site', () => {
  it('looks as if sent by a page of the site, with its cookies', () => {
    const headers = {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      referer: 'http://localhost:3000/chats?x=1',
      cookie: 'auth=1',
      'sec-fetch-site': 'same-origin',
    };
    expect(toSiteHeaders(headers, origins)).toEqual({
      host: 'site.example',
      origin: 'https://site.example',
      referer: 'https://site.example/chats?x=1',
      cookie: 'auth=1',
      'sec-fetch-site': 'same-origin',
    });
  });

  it.each([
    [{ origin: 'https://evil.example', referer: 'https://evil.example/', 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'http://localhost:30001', referer: 'http://localhost:30001/' }],
    [{ origin: 'null' }],
    [{}],
  ])('security 9 still counts as foreign when another page sends it: %j', (headers) => {
    expect(toSiteHeaders({ host: 'localhost:3000', ...headers }, origins)).toEqual({ ...headers, host: 'site.example' });
  });

  it.each([
    ['localhost:3000', true],
    ['127.0.0.1:3000', true],
    ['[::1]:3000', true],
    ['nl.localhost:3000', true],
    ['192.168.1.7:3000', true],
    ['evil.example:3000', false],
    ['localhost.evil.example', false],
    ['', false],
    [undefined, false],
  ])('security 9 is accepted only at an address that nobody else can point to this machine: %s %s', (host, isOurs) => {
    expect(isThisMachine(host)).toBe(isOurs);
  });
});

describe('a reply of the site', () => {
  it.each([
    ['auth=x; Path=/; Max-Age=9; Secure; HttpOnly; SameSite=Lax', 'auth=x; Path=/; Max-Age=9; HttpOnly; SameSite=Lax'],
    ['a=x;Domain=site.example;secure;Path=/', 'a=x; Path=/'],
    ['a=x; SameSite=None; Secure; Partitioned', 'a=x; SameSite=Lax'],
    ['a=domain=secure; Path=/', 'a=domain=secure; Path=/'],
    ['a=; Max-Age=0', 'a=; Max-Age=0'],
  ])('R-179 keeps a member signed in without https: %s', (cookie, localCookie) => {
    expect(toLocalCookie(cookie)).toBe(localCookie);
  });

  it.each([
    ['https://site.example', 'http://localhost:3000'],
    ['https://site.example/chats?x=1', 'http://localhost:3000/chats?x=1'],
    ['https://site.example?lang=nl', 'http://localhost:3000?lang=nl'],
    ['/login', '/login'],
    ['https://site.example.evil.example/', 'https://site.example.evil.example/'],
    ['https://pay.example/https://site.example/', 'https://pay.example/https://site.example/'],
  ])('has redirects to the site itself rewritten to this machine: %s', (location, localLocation) => {
    expect(toLocalHeaders({ location }, origins)).toEqual({ location: localLocation });
  });

  it('does not force anything on this machine to use https', () => {
    const headers = {
      'strict-transport-security': 'max-age=1',
      'alt-svc': 'h3=":443"',
      'set-cookie': ['a=1; Secure'],
      'x-plan-serial': '7',
    };
    expect(toLocalHeaders(headers, origins)).toEqual({ 'set-cookie': ['a=1'], 'x-plan-serial': '7' });
  });
});
