import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/packages.php';

test('R-301 R-308 six packages with prices, without a login', async () => {
  const { status, body } = await api.visitor.get(PATH);
  expect(status).toBe(200);
  expect(body.packages.map(({ credits, price }: { credits: number; price: number }) => [credits, price])).toEqual([
    [10, 1490],
    [25, 3250],
    [50, 5750],
    [100, 9900],
    [200, 17800],
    [400, 31600],
  ]);
  expect(body).toMatchObject({ currency: 'EUR', own_amount: { min: 5, max: 400 } });
});

test('R-302 a member sees the currency of their own country; a query can ask for another', async () => {
  const client = await api.as(await api.aMember({ profile: { country: 'SE' } }));
  expect((await client.get(PATH)).body.currency).toBe('SEK');
  expect((await client.get(PATH, { country: 'GB' })).body.currency).toBe('GBP');
});

test('R-136 R-302 a visitor sees the prices of the country they chose; a member’s own country takes precedence, and a country that is not served is ignored', async () => {
  const getCurrency = async (chosenCountry: string, detectedCountry = 'SE') =>
    (await api.visitor.withHeaders({ 'x-geo-country': detectedCountry }).withCookies({ country: chosenCountry }).get(PATH)).body.currency;
  expect([await getCurrency('PL'), await getCurrency('BR'), await getCurrency('BR', 'BR')]).toEqual(['PLN', 'SEK', 'EUR']);
  const memberClient = await api.as(await api.aMember({ profile: { country: 'GB' } }));
  expect((await memberClient.withCookies({ country: 'PL' }).get(PATH)).body.currency).toBe('GBP');
});

test('R-363 an invalid country is rejected', async () => {
  expect((await api.visitor.get(PATH, { country: 'nl' })).status).toBe(422);
});
