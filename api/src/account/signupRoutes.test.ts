import { testApi } from '../testing/testApi';

const api = testApi();
const isAvailable = async (name: string) => (await api.visitor.get('/api/check-name.php', { name })).body.available;
const checkEmail = async (email: string) => (await api.visitor.get('/api/check-email.php', { email })).body;

test('R-189 a free name is available; a taken one is not, regardless of case', async () => {
  await api.aMember({ name: 'Taken.Name' });
  expect(await isAvailable('free.name')).toBe(true);
  expect(await isAvailable('taken.NAME')).toBe(false);
});

test.each(['@anna', 'ab', 'anna b', 'anna@example.org', 'www.anna'])('R-188 R-189 "%s" is never available', async (name) => {
  expect(await isAvailable(name)).toBe(false);
});

test('R-385 a name is needed', async () => {
  expect((await api.visitor.get('/api/check-name.php')).status).toBe(422);
});

test('R-192 an address is checked for validity, with a suggestion for a likely typo', async () => {
  expect(await checkEmail('anna@gmail.com')).toEqual({ valid: true, suggestion: null });
  expect(await checkEmail('anna@gmial.com')).toEqual({ valid: true, suggestion: 'anna@gmail.com' });
  expect(await checkEmail('anna@@example')).toEqual({ valid: false, suggestion: null });
});

test('R-205 the check does not reveal who is a member', async () => {
  const anna = await api.aMember();
  expect(await checkEmail(anna.email)).toEqual(await checkEmail('nobody@example.org'));
});

test('R-385 an address is needed', async () => {
  expect((await api.visitor.get('/api/check-email.php')).status).toBe(422);
});
