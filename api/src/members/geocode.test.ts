import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/geocode.php';

test('R-376 a position becomes country, region and city, nothing finer', async () => {
  const { body } = await api.visitor.get(PATH, { lat: 52.0907, lon: 5.1214 });
  expect(body).toEqual({ country: 'NL', region: 'UT', city: 'Utrecht' });
});

test.each([{ lat: 91, lon: 0 }, { lat: 0, lon: -181 }, { lat: 'north', lon: 0 }, { lat: 1 }])('R-376 %j is refused', async (query) => {
  expect((await api.visitor.get(PATH, query)).status).toBe(422);
});

test('R-376 the open sea has no place', async () => {
  expect((await api.visitor.get(PATH, { lat: -60, lon: -130 })).status).toBe(404);
});
