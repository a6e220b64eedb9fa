import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/payment-methods.php';

test('R-320 the methods of a country, the preselected one first', async () => {
  expect((await api.visitor.get(PATH, { country: 'NL' })).body.methods.slice(0, 2)).toEqual(['ideal', 'creditcard']);
  expect((await api.visitor.get(PATH, { country: 'PL' })).body.methods[0]).toBe('blik');
});

test('R-320 a member gets the methods of their own country', async () => {
  const client = await api.as(await api.aMember({ profile: { country: 'DK' } }));
  expect((await client.get(PATH)).body.methods[0]).toBe('dankort');
});

test('R-136 R-308 a visitor gets the methods of the country they chose', async () => {
  expect((await api.visitor.withCookies({ country: 'PL' }).get(PATH)).body.methods[0]).toBe('blik');
});

test('R-363 unknown inputs are refused', async () => {
  expect((await api.visitor.get(PATH, { currency: 'EUR' })).status).toBe(422);
});
