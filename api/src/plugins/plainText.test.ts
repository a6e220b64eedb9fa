import { testApi } from '../testing/testApi';

const api = testApi();

test.each(['\u0000', 'a\u0000b', '\ud800', 'x\udfff'])(
  'R-363 the text %j, which the database cannot store, is rejected, naming its field',
  async (email) => {
    const answers = [
      await api.visitor.post('/api/password-reset.php', { email }),
      await api.visitor.call({ method: 'GET', url: `/api/check-email.php?email=${email === '\u0000' ? '%00' : 'a%00b'}` }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.error]).toMatchObject([422, { code: 'validation', fields: { email: 'validation' } }]);
    }
  },
);

test('R-363 such a text is found inside lists and objects', async () => {
  const client = await api.as(await api.aMember());
  const { body } = await client.put('/api/profile.php', { notes: { about_me: 'Hello\u0000', looking_for: null } });
  expect(body.error.fields).toEqual({ notes: 'validation' });
});

test('R-363 such a text is rejected in a path as well', async () => {
  expect((await api.visitor.get('/sandbox/payments/%00')).body.error.fields).toEqual({ reference: 'validation' });
});

test('R-363 emoji, accents and line breaks are accepted as plain text', async () => {
  const client = await api.as(await api.aMember());
  expect((await client.put('/api/profile.php', { notes: { about_me: '👩‍👧 Ünï\nça\t💋', looking_for: null } })).status).toBe(200);
});
