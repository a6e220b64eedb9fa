import { aSignup } from '../testing/aSignup';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/check-age.php';
const browser = (visitor: string) => api.visitor.withCookies({ visitor });

test('R-190 R-191 an adult may go on, and nothing is kept', async () => {
  const { status, body } = await browser('adult').post(PATH, { date_of_birth: '1990-04-12' });
  expect([status, body]).toEqual([200, { adult: true }]);
  expect(await api.db.selectFrom('underage_marks').selectAll().execute()).toEqual([]);
});

test.each(['1990-02-31', '1900-01-01', '2999-01-01', '1990-4-1', ''])(
  'R-190 "%s" is no date of birth, and can be corrected',
  async (date) => {
    const { body } = await browser('slip').post(PATH, { date_of_birth: date });
    expect(body.error).toMatchObject({ code: 'dob_invalid', fields: { date_of_birth: 'dob_invalid' } });
    expect((await browser('slip').post(PATH, { date_of_birth: '1990-02-28' })).status).toBe(200);
  },
);

test('R-191 a minor is refused, and so is every later date of the same browser, here and at the sign-up, for 24 hours', async () => {
  const young = browser('young');
  const code = async (date: string) => (await young.post(PATH, { date_of_birth: date })).body.error?.code;
  expect(await code('2012-01-01')).toBe('underage');
  api.ports.clock.advance(86_300);
  expect(await code('1990-01-01')).toBe('underage');
  expect((await young.post('/api/signup.php', { ...aSignup() })).body.error.code).toBe('underage');
  expect((await browser('somebody else').post(PATH, { date_of_birth: '1990-01-01' })).status).toBe(200);
  api.ports.clock.advance(101);
  expect(await code('1990-01-01')).toBeUndefined();
  expect((await young.post('/api/signup.php', { ...aSignup() })).status).toBe(201);
});

test('R-191 the refusal says why, and no field to correct', async () => {
  const { status, body } = await browser('told').post(PATH, { date_of_birth: '2012-01-01' });
  expect(status).toBe(403);
  expect(body.error).toEqual({ code: 'underage', message: expect.any(String) });
});
