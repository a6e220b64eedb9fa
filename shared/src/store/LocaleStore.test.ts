import { aStore, aUser, settings } from '@rendezvous/shared/testing';

const german = { shell: { 'shell.a': 'Hallo' }, 'mfe-chat': { 'chat.a': 'Senden' } };

const open = (signedIn: boolean) =>
  aStore({
    user: signedIn ? aUser() : null,
    api: {
      'GET /api/settings.php': { settings: settings({ index_title: 'Lerne jemanden kennen' }) },
      'PUT /api/user.php': { user: aUser({ language: 'de' }) },
    },
    services: { loadCatalogues: async () => german },
  });

describe('the language', () => {
  it('R-103 a choice sets the cookie, swaps the texts and saves it to the account', async () => {
    const { store, api } = open(true);
    await store.locale.change('de');
    expect(store.services.cookies.get('language')).toBe('de');
    expect(store.locale.messages).toEqual({ 'shell.a': 'Hallo', 'chat.a': 'Senden' });
    expect(api.calls('PUT /api/user.php')).toEqual([{ language: 'de' }]);
  });

  it('R-165 the texts among the settings follow', async () => {
    const { store, api } = open(false);
    await store.locale.change('de');
    expect(store.settings.current.index_title).toBe('Lerne jemanden kennen');
    expect(api.calls('GET /api/settings.php')).toEqual([{ _force_domain: 'example.com', language: 'de' }]);
  });

  it('R-103 a visitor has no account to save to', async () => {
    const { store, api } = open(false);
    await store.locale.change('de');
    expect(api.calls('PUT /api/user.php')).toEqual([]);
  });

  it('design 12.26 a fall back replaces the texts of its remote', () => {
    const { store } = open(false);
    store.locale.merge('mfe-chat', { 'chat.a': 'Send' });
    store.locale.merge('mfe-chat', { 'chat.b': 'Sent' });
    expect(store.locale.messages).toEqual({ 'chat.b': 'Sent' });
  });

  it('R-040 offers the locales of the country, the current one always among them', async () => {
    const { store } = open(false);
    expect(store.settings.visibleLocales).toEqual(['nl', 'en']);
    await store.locale.change('de');
    expect(store.settings.visibleLocales).toEqual(['de', 'nl', 'en']);
  });
});
