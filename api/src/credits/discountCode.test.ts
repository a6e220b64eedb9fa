import { randomUUID } from 'node:crypto';
import { DAY_S } from '@rendezvous/shared/contract';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/discountcode.php';
const BONUS_S = 14_400;

const codeFields = {
  country: null,
  member_id: null,
  expires_at: null,
  value_percentage: 10,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  validity: 'once-per-user',
  paymentmethods: null,
  created_at: 1,
} as const;

const aCode = (code: string, change: object = {}) =>
  api.db
    .insertInto('discount_codes')
    .values({ ...codeFields, id: randomUUID(), code, ...change })
    .execute();

test('R-313 a typed code is found regardless of case and surrounding spaces', async () => {
  await aCode('SUMMER10');
  const { status, body } = await (await api.as(await api.aMember())).get(PATH, { code: '  summer10 ' });
  expect(status).toBe(200);
  expect(body.discountcode).toMatchObject({ code: 'SUMMER10', value_percentage: 10, validity: 'once-per-user', expired: false });
});

test.each([
  ['GONE', { expires_at: 1 }, 410, 'code_expired'],
  ['FORGERMANS', { country: 'DE' }, 422, 'code_country'],
  ['SWITCHEDOFF', { status: 'disabled' }, 404, 'code_not_found'],
  ['SPENT', { status: 'used' }, 409, 'code_used'],
] as const)('R-313 the code %s is refused', async (code, change, status, expected) => {
  await aCode(code, change);
  const answer = await (await api.as(await api.aMember())).get(PATH, { code });
  expect([answer.status, answer.body.error.code]).toEqual([status, expected]);
});

test('R-314 R-400 a code of another member is not found', async () => {
  const owner = await api.aMember();
  await aCode('MINE', { member_id: owner.id });
  expect((await (await api.as(owner)).get(PATH, { code: 'MINE' })).status).toBe(200);
  expect((await (await api.as(await api.aMember())).get(PATH, { code: 'MINE' })).body.error.code).toBe('code_not_found');
});

test('R-154 the time bonus is a code that ends four hours after sign-up', async () => {
  const client = await api.as(await api.aMember());
  const { body } = await client.get(PATH, { code: 'TIMEBONUS25' });
  expect(body.discountcode).toMatchObject({ value_percentage: 25, status: 'active', expires: api.now() + BONUS_S });
});

test('R-309 R-156 the welcome discount is offered 30 days after the time bonus, with its real end', async () => {
  const client = await api.as(await api.aMember({ signup_at: api.now() - BONUS_S - 30 * DAY_S }));
  const { body } = await client.get(PATH, { welcome: 'true' });
  expect(body.discountcode).toMatchObject({ code: 'WELCOME25', value_percentage: 25, expires: api.now() + 14 * DAY_S });
  const earlyClient = await api.as(await api.aMember({ signup_at: api.now() - BONUS_S - 30 * DAY_S + 1 }));
  expect((await earlyClient.get(PATH, { welcome: 'true' })).body).toEqual({ discountcode: null });
});

test('R-309 a stored welcome code takes precedence', async () => {
  const member = await api.aMember({ signup_at: api.now() - 60 * DAY_S });
  await aCode('HELLO25', { member_id: member.id, welcome: true, value_percentage: 25, expires_at: api.now() + DAY_S });
  const { body } = await (await api.as(member)).get(PATH, { welcome: 'true' });
  expect(body.discountcode).toMatchObject({ code: 'HELLO25', expires: api.now() + DAY_S });
});

test('R-312 a new member has no welcome code beside the time bonus', async () => {
  const { status, body } = await (await api.as(await api.aMember())).get(PATH, { welcome: 'true' });
  expect([status, body]).toEqual([200, { discountcode: null }]);
});

test('R-382 an expired welcome code is not offered, and is refused when typed', async () => {
  const client = await api.as(await api.aMember({ signup_at: api.now() - BONUS_S - 45 * DAY_S }));
  expect((await client.get(PATH, { welcome: 'true' })).body).toEqual({ discountcode: null });
  expect((await client.get(PATH, { code: 'WELCOME25' })).body.error.code).toBe('code_expired');
});

test('R-365 codes need a session', async () => {
  expect((await api.visitor.get(PATH, { welcome: 'true' })).body.authentication_required).toBe(true);
});

test.each([{}, { code: '' }, { code: 'x'.repeat(41) }, { welcome: 'yes' }])('R-363 %j is rejected', async (query) => {
  expect((await (await api.as(await api.aMember())).get(PATH, query)).status).toBe(422);
});
