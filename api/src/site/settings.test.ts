import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/settings.php';

test('R-132 a domain that sets nothing has the defaults', async () => {
  const { status, body } = await api.visitor.get(PATH, { _force_domain: 'localhost' });
  expect(status).toBe(200);
  expect(body.settings).toMatchObject({
    message_credits: 1,
    photo_credits: 2,
    gift_credits: 2,
    signup_credits: 3,
    message_length: 1000,
    refund_days: 14,
    signups: 'all',
    logged_out_search: 'all',
    logged_out_search_trafficsource: [],
    member_resell: false,
    enable_site_entry_popup: true,
    niche: 1,
  });
});

test('R-383 an unknown domain gets the settings of the default one, a known one its own', async () => {
  await api.db
    .insertInto('domains')
    .values({ host: 'she.example', settings: JSON.stringify({ niche: 2, name: 'She' }) })
    .execute();
  const unknownResponse = await api.visitor.get(PATH, { _force_domain: 'nowhere.example' });
  expect(unknownResponse.body.settings).toMatchObject({ domain: 'localhost', niche: 1 });
  const knownResponse = await api.visitor.get(PATH, { _force_domain: 'SHE.example:3000' });
  expect(knownResponse.body.settings).toMatchObject({ domain: 'she.example', niche: 2, name: 'She' });
  expect(knownResponse.headers['cache-control']).toContain('max-age=60');
});

test('R-165 the query of the route may be passed along, but the domain is required', async () => {
  expect((await api.visitor.get(PATH, { _force_domain: 'localhost', page: 2 })).status).toBe(200);
  expect((await api.visitor.get(PATH)).body.error).toMatchObject({ code: 'validation' });
});

test('R-134 the words for fictional profiles are in the language of the visit', async () => {
  const { body } = await api.visitor.get(PATH, { _force_domain: 'localhost', language: 'de' });
  expect(body.settings.fictional_singular).toBe('fiktives Profil');
  expect(body.settings.countries.find(({ code }: { code: string }) => code === 'NL').name).toBe('Niederlande');
});

test('R-134 a domain without fictional profiles has no warning about them', async () => {
  await api.db
    .insertInto('domains')
    .values({ host: 'real.example', settings: JSON.stringify({ fictional_profiles: false }) })
    .execute();
  const { body } = await api.visitor.get(PATH, { _force_domain: 'real.example' });
  expect(body.settings.fictional_warning).toBe('');
});

test('R-136 the country comes from the proxy; if it is not served, the first one of the domain is selected', async () => {
  const requestFrom = (country: string) => api.visitor.withHeaders({ 'x-geo-country': country }).get(PATH, { _force_domain: 'localhost' });
  expect((await requestFrom('PL')).body.settings).toMatchObject({ geoip_country: 'PL', geoip_selected_country: 'PL' });
  expect((await requestFrom('BR')).body.settings).toMatchObject({ geoip_country: 'BR', geoip_selected_country: 'NL' });
});

describe('R-136 the country that the visitor chose', () => {
  const chooseCountry = (country: string, detectedCountry = 'NL') =>
    api.visitor.withHeaders({ 'x-geo-country': detectedCountry }).withCookies({ country }).get(PATH, { _force_domain: 'localhost' });

  test.each([
    ['is that of the content where the domain serves it', 'PL', 'NL', 'PL'],
    ['is that of the content wherever the visitor is', 'PL', 'BR', 'PL'],
    ['is ignored where the domain does not serve it', 'BR', 'DE', 'DE'],
    ['is ignored where it is no country', '<script>', 'DE', 'DE'],
    ['is ignored in small letters', 'pl', 'DE', 'DE'],
  ])('%s', async (_, chosenCountry, detectedCountry, country) => {
    const { settings } = (await chooseCountry(chosenCountry, detectedCountry)).body;
    expect(settings).toMatchObject({ geoip_country: detectedCountry, geoip_selected_country: country });
  });

  test('does not reach other visitors through a cache', async () => {
    expect((await chooseCountry('PL')).headers['vary']).toBe('x-geo-country, cookie');
  });

  test('counts on a single-country domain only if it is that country', async () => {
    await api.db
      .insertInto('domains')
      .values({ host: 'dutch.example', settings: JSON.stringify({ countries: ['NL'] }) })
      .execute();
    const { body } = await api.visitor.withCookies({ country: 'PL' }).get(PATH, { _force_domain: 'dutch.example' });
    expect(body.settings.geoip_selected_country).toBe('NL');
  });
});

test('R-303 the cheapest message per country is computed from the packages', async () => {
  const { body } = await api.visitor.get(PATH, { _force_domain: 'localhost' });
  const { NL, PL, DK, NO, SE, CH, GB, US } = body.settings.minimum_message_costs;
  expect([NL.costs, PL.costs, DK.costs, NO.costs, SE.costs, CH.costs, GB.costs, US.costs]).toEqual([79, 320, 590, 910, 875, 76, 68, 86]);
  expect(PL.currency).toBe('PLN');
});

test('R-081 the key for push subscriptions is a P-256 point and stays the same', async () => {
  const loadKey = async () => (await api.visitor.get(PATH, { _force_domain: 'localhost' })).body.settings.push_public_key;
  expect(Buffer.from(await loadKey(), 'base64url')).toHaveLength(65);
  expect(await loadKey()).toBe(await loadKey());
});
