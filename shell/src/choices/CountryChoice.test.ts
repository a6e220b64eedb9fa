import { aStore, anError, type FakeReplies, settings } from '@rendezvous/shared/testing';
import { chooseCountry } from './CountryChoice';

const pageReply = { page: { token: 'terms', title: 'Terms', sections: [] } };
const termsQuery = { token: 'terms', locale: 'en' } as const;

const open = (api: FakeReplies = { 'GET /api/settings.php': { settings: settings({ geoip_selected_country: 'PL' }) } }) =>
  aStore({ api, boot: { replies: { '/api/page.php?locale=en&token=terms': pageReply } } });

const postedMessages: unknown[] = [];
const activeWorker = { postMessage: (message: unknown) => void postedMessages.push(message) };

beforeEach(() => {
  postedMessages.length = 0;
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ active: activeWorker }) },
  });
});
afterAll(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

describe('the choice of a country', () => {
  it('R-136 is kept in a cookie and loads the settings of that country', async () => {
    const { store } = open();
    await chooseCountry(store, 'PL');
    expect(store.services.cookies.get('country')).toBe('PL');
    expect(store.settings.current).toMatchObject({ geoip_country: 'NL', geoip_selected_country: 'PL' });
  });

  it('R-136 discards what was loaded for the previous country', async () => {
    const { store } = open();
    const previousSlice = store.slice('search@1', () => ({}));
    expect(store.http.getKnownReply('/api/page.php', termsQuery)).toEqual(pageReply);
    await chooseCountry(store, 'PL');
    expect(store.http.getKnownReply('/api/page.php', termsQuery)).toBeUndefined();
    expect(store.slice('search@1', () => ({}))).not.toBe(previousSlice);
  });

  it('R-136 tells the service worker that the pages it keeps are outdated', async () => {
    await chooseCountry(open().store, 'PL');
    expect(postedMessages).toEqual([{ forget: 'pages' }]);
  });

  it('R-136 leaves everything as it is when the settings cannot be read', async () => {
    const { store } = open({ 'GET /api/settings.php': anError('server_error') });
    await expect(chooseCountry(store, 'PL')).rejects.toMatchObject({ code: 'server_error' });
    expect(store.settings.current.geoip_selected_country).toBe('NL');
    expect(store.http.getKnownReply('/api/page.php', termsQuery)).toEqual(pageReply);
  });
});
