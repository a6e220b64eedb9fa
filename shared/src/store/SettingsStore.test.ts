import { aStore, settings } from '@rendezvous/shared/testing';

describe('the settings', () => {
  it.each([
    ['', {}],
    ['?network=spring&redirect=%2Fpricing', { network: 'spring', redirect: '/pricing' }],
    ['?_force_domain=other.example&language=xx', {}],
  ])('R-165 are requested with the request host and the query of the route "%s"', async (search, query) => {
    const { store, api } = aStore({
      api: { 'GET /api/settings.php': { settings: settings() } },
      services: { address: () => ({ hostname: 'www.example.com', search }) },
    });
    await store.settings.reload();
    expect(api.calls('GET /api/settings.php')).toEqual([{ ...query, _force_domain: 'www.example.com', language: 'en' }]);
  });
});
