import { testApi } from '../testing/testApi';

const api = testApi();
const isAvailable = async (name: string) => (await api.visitor.get('/api/check-name.php', { name })).body.available;

test('R-189 a free name is available, one taken in any case is not', async () => {
  await api.aMember({ name: 'Taken.Name' });
  expect(await isAvailable('free.name')).toBe(true);
  expect(await isAvailable('taken.NAME')).toBe(false);
});

test.each(['@anna', 'ab', 'anna b', 'anna@example.org', 'www.anna'])('R-188 R-189 "%s" never is', async (name) => {
  expect(await isAvailable(name)).toBe(false);
});

test('R-385 a name is needed', async () => {
  expect((await api.visitor.get('/api/check-name.php')).status).toBe(422);
});
