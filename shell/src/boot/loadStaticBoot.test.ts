import { LOCALE_COOKIE } from '@rendezvous/shared/contract';
import { aCompany, aUser, settings } from '@rendezvous/shared/testing';
import { loadStaticBoot } from './loadStaticBoot';

const SERVER_TIME = Date.parse('2026-03-01T12:00:00Z');
const plan = { serial: 7, shell: '1.2.0-0a1b2c3d', remotes: [] };
const realFetch = globalThis.fetch;

/** Fakes the network with responses by path, where a number is a status code; returns the list to which it adds the requested URLs. */
function fakeNetwork(domain_language: string, replies: Record<string, unknown> = {}): string[] {
  const requestedUrls: string[] = [];
  globalThis.fetch = async (target) => {
    const url = String(target);
    requestedUrls.push(url);
    const { pathname, searchParams } = new URL(url, 'https://nl.example');
    const bodiesByPath: Record<string, unknown> = {
      '/plan.json': plan,
      '/api/settings.php': { settings: settings({ domain_language, name: `in ${searchParams.get('language')}` }) },
      '/api/companyinfo.php': { company: aCompany({ name: 'Rendezvous BV' }) },
      '/api/user.php': { user: null },
      ...replies,
    };
    const body = bodiesByPath[pathname] ?? { url: `${pathname}.json`, integrity: 'sha256-x' };
    const status = typeof body === 'number' ? body : 200;
    const headers = new Headers({ date: new Date(SERVER_TIME).toUTCString() });
    return { ok: status === 200, status, headers, json: async () => body } as Response;
  };
  return requestedUrls;
}

function aPage(): Document {
  const meta = Object.assign(document.createElement('meta'), { nonce: 'abc' });
  meta.setAttribute('property', 'csp-nonce');
  document.head.replaceChildren(meta);
  return document;
}

const open = (search = '', languages = ['nl-NL']) =>
  loadStaticBoot({ page: aPage(), address: { hostname: 'nl.example', search }, languages });

const clearLocaleCookie = (): void => void (document.cookie = `${LOCALE_COOKIE}=; Path=/; Max-Age=0`);
beforeEach(clearLocaleCookie);
afterEach(() => {
  globalThis.fetch = realFetch;
  clearLocaleCookie();
});

describe('the page of a plain static host', () => {
  test('R-003 has the data that the site server would have written, with the plan from next to the files', async () => {
    const requestedUrls = fakeNetwork('');
    const boot = await open('?network=9&utm_source=mail');
    expect(boot).toMatchObject({ locale: 'nl', plan, user: null, nonce: 'abc', beaconToken: '', serverTime: SERVER_TIME });
    expect(boot.company?.name).toBe('Rendezvous BV');
    expect(boot.catalogue).toEqual({ url: '/platform/catalogues/shell/1.2.0-0a1b2c3d/nl.json', integrity: 'sha256-x' });
    expect(requestedUrls).toContain('/api/settings.php?network=9&utm_source=mail&_force_domain=nl.example&language=nl');
    expect(document.cookie).not.toContain(LOCALE_COOKIE);
  });

  test('R-003 R-100 sets the language of the domain on the first visit and loads the settings in it', async () => {
    const requestedUrls = fakeNetwork('de_DE');
    const boot = await open();
    expect([boot.locale, boot.settings.name]).toEqual(['de', 'in de']);
    expect(document.cookie).toContain(`${LOCALE_COOKIE}=de`);
    expect(requestedUrls.filter((url) => url.startsWith('/api/settings.php'))).toHaveLength(2);
  });

  test('R-003 R-100 sets the language of the address on the first visit, rather than that of the domain', async () => {
    fakeNetwork('de_DE');
    expect((await open('?lang=pl')).locale).toBe('pl');
    expect(document.cookie).toContain(`${LOCALE_COOKIE}=pl`);
  });

  test('R-003 R-099 keeps a language that was chosen, but the address takes precedence', async () => {
    fakeNetwork('de');
    document.cookie = `${LOCALE_COOKIE}=fi; Path=/`;
    expect((await open()).locale).toBe('fi');
    expect((await open('?lang=pl')).locale).toBe('pl');
    expect(document.cookie).toContain(`${LOCALE_COOKIE}=fi`);
  });

  test('R-059 R-061 knows from a cookie which alerts this browser hides from the member', async () => {
    fakeNetwork('', { '/api/user.php': { user: aUser({ id: 'Anna000000' }) } });
    expect((await open()).hiddenAlerts).toEqual(['push']);
    document.cookie = 'hidden-alerts=Anna000000.photo; Path=/';
    expect((await open()).hiddenAlerts).toEqual(['photo']);
    fakeNetwork('');
    expect((await open()).hiddenAlerts).toBeUndefined();
    document.cookie = 'hidden-alerts=; Path=/; Max-Age=0';
  });

  test('R-003 has no user when the session has ended, and rejects when a call fails', async () => {
    fakeNetwork('', { '/api/user.php': 403 });
    expect((await open()).user).toBeNull();
    fakeNetwork('', { '/api/user.php': 503 });
    await expect(open()).rejects.toThrow('/api/user.php answered 503');
    fakeNetwork('', { '/plan.json': 404 });
    await expect(open()).rejects.toThrow('/plan.json answered 404');
  });
});
