import { aStore, aUser, settings } from '@rendezvous/shared/testing';

const germanCatalogues = { shell: { 'shell.a': 'Hallo' }, 'mfe-chat': { 'chat.a': 'Senden' } };

const setUp = (signedIn: boolean, loadCatalogues: (locale: string) => Promise<typeof germanCatalogues> = async () => germanCatalogues) =>
  aStore({
    user: signedIn ? aUser() : null,
    api: {
      'GET /api/settings.php': { settings: settings({ index_title: 'Lerne jemanden kennen' }) },
      'PUT /api/user.php': { user: aUser({ language: 'de' }) },
    },
    services: { loadCatalogues },
  });

describe('the language', () => {
  it('R-103 a choice sets the cookie, swaps the texts and saves it to the account', async () => {
    const { store, api } = setUp(true);
    await store.locale.change('de');
    expect(store.services.cookies.get('language')).toBe('de');
    expect(store.locale.messages).toEqual({ 'shell.a': 'Hallo', 'chat.a': 'Senden' });
    expect(api.calls('PUT /api/user.php')).toEqual([{ language: 'de' }]);
  });

  it('R-150 a choice that is saved after logout does not sign the member in again', async () => {
    const { store, api } = setUp(true);
    api.reply({
      'PUT /api/user.php': () => {
        store.signOut();
        return { user: aUser({ language: 'de' }) };
      },
    });
    await store.locale.change('de');
    expect(store.session.isSignedIn).toBe(false);
  });

  it('R-165 the texts in the settings follow the language', async () => {
    const { store } = setUp(false);
    await store.locale.change('de');
    expect(store.settings.current.index_title).toBe('Lerne jemanden kennen');
  });

  it('R-103 the last of two quick choices wins, whichever texts arrive first', async () => {
    const resolvers = new Map<string, (texts: typeof germanCatalogues) => void>();
    const loadCatalogues = (locale: string) => new Promise<typeof germanCatalogues>((resolve) => resolvers.set(locale, resolve));
    const { store, api } = setUp(true, loadCatalogues);
    const changes = [store.locale.change('de'), store.locale.change('nl')];
    resolvers.get('nl')?.({ ...germanCatalogues, shell: { 'shell.a': 'Hoi' } });
    resolvers.get('de')?.(germanCatalogues);
    await Promise.all(changes);
    expect(store.locale.current).toBe('nl');
    expect(store.locale.messages).toMatchObject({ 'shell.a': 'Hoi' });
    expect(api.calls('PUT /api/user.php')).toEqual([{ language: 'nl' }]);
    expect(store.services.cookies.get('language')).toBe('nl');
  });

  it.each([
    ['NL', 'en-GB'],
    ['US', 'en-US'],
  ])('R-102 English dates in %s use the format of %s', (country, tag) => {
    const { store } = aStore({ settings: { geoip_selected_country: country } });
    expect(store.locale.dateLocale).toBe(tag);
  });

  it('R-103 a visitor’s choice is not saved to an account', async () => {
    const { store, api } = setUp(false);
    await store.locale.change('de');
    expect(api.calls('PUT /api/user.php')).toEqual([]);
  });

  it('decision 004: a fallback release replaces the texts of its remote', () => {
    const { store } = setUp(false);
    store.locale.merge('mfe-chat', { 'chat.a': 'Send' });
    store.locale.merge('mfe-chat', { 'chat.b': 'Sent' });
    expect(store.locale.messages).toEqual({ 'chat.b': 'Sent' });
  });

  it('R-040 offers the locales of the country, the current one always among them', async () => {
    const { store } = setUp(false);
    expect(store.settings.visibleLocales).toEqual(['nl', 'en']);
    await store.locale.change('de');
    expect(store.settings.visibleLocales).toEqual(['de', 'nl', 'en']);
  });

  it('R-106 dates keep the time zone they were rendered in until the page takes over; a cookie passes the browser’s own to the server', () => {
    const { store } = aStore({ boot: { timeZone: 'Europe/Amsterdam' } });
    expect(store.locale.timeZone).toBe('Europe/Amsterdam');
    store.locale.followTimeZone('America/New_York');
    expect([store.locale.timeZone, store.services.cookies.get('time-zone')]).toEqual(['America/New_York', 'America/New_York']);
  });

  it('R-106 without a rendered time zone, dates use the browser’s default', () => {
    const { store } = aStore();
    store.locale.followTimeZone('America/New_York');
    expect([store.locale.timeZone, store.services.cookies.get('time-zone')]).toEqual([undefined, 'America/New_York']);
  });
});
