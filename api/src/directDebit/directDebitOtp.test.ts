import { aDirectDebitForm, aMandate, findOtp } from '../testing/aMandate';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/directdebit.php';
const OTP_PATH = '/api/directdebit-otp.php';

async function requestMandate() {
  const me = await api.aMember();
  const client = await api.as(me);
  const { mandate_reference } = (await client.post(PATH, { ...aDirectDebitForm() })).body;
  const findCode = () => findOtp(api, me);
  const sign = (otp: string, seconds = 0) => client.withHeaders({ 'x-test-clock': String(seconds) }).put(PATH, { mandate_reference, otp });
  const requestCodeAfter = (seconds: number) =>
    client.withHeaders({ 'x-test-clock': String(seconds) }).post(OTP_PATH, { mandate_reference });
  return { me, client, findCode, sign, requestCodeAfter };
}

const pickWrongCode = (code: string): string => (code === '000000' ? '111111' : '000000');

test('R-334 a code works for ten minutes and not a second longer', async () => {
  const validMandate = await requestMandate();
  expect((await validMandate.sign(await validMandate.findCode(), 599)).status).toBe(200);
  const lateMandate = await requestMandate();
  const { status, body } = await lateMandate.sign(await lateMandate.findCode(), 600);
  expect([status, body.error.code, body.error.fields]).toEqual([422, 'otp_invalid', { otp: 'otp_invalid' }]);
});

test('R-334 four wrong codes leave the right one working, five do not', async () => {
  const triedMandate = await requestMandate();
  for (let turn = 0; turn < 4; turn += 1)
    expect((await triedMandate.sign(pickWrongCode(await triedMandate.findCode()))).body.error.code).toBe('otp_invalid');
  expect((await triedMandate.sign(await triedMandate.findCode())).status).toBe(200);
  const blockedMandate = await requestMandate();
  for (let turn = 0; turn < 5; turn += 1) await blockedMandate.sign(pickWrongCode(await blockedMandate.findCode()));
  expect((await blockedMandate.sign(await blockedMandate.findCode())).body.error.code).toBe('otp_invalid');
});

test('R-334 of fifty guesses at once no more than five are looked at', async () => {
  const { me, sign, findCode } = await requestMandate();
  const wrongCode = pickWrongCode(await findCode());
  await Promise.all(Array.from({ length: 50 }, () => sign(wrongCode)));
  expect((await sign(await findCode())).body.error.code).toBe('otp_invalid');
  const row = await api.db.selectFrom('mandates').select('signed_at').where('member_id', '=', me.id).executeTakeFirstOrThrow();
  expect(row.signed_at).toBeNull();
});

test('R-334 R-395 a new code can be requested after 60 seconds, replaces the old one and allows new attempts', async () => {
  const { findCode, sign, requestCodeAfter } = await requestMandate();
  const firstCode = await findCode();
  const earlyResponse = await requestCodeAfter(59);
  expect([earlyResponse.status, earlyResponse.body.error.code, earlyResponse.body.error.params]).toEqual([
    429,
    'rate_limited',
    { seconds: 1 },
  ]);
  for (let turn = 0; turn < 5; turn += 1) await sign(pickWrongCode(firstCode));
  expect((await requestCodeAfter(60)).body).toEqual({ otp_sent: true });
  const secondCode = await findCode();
  if (secondCode !== firstCode) expect((await sign(firstCode, 61)).body.error.code).toBe('otp_invalid');
  expect((await sign(secondCode, 61)).status).toBe(200);
});

test('R-334 three codes are sent within an hour; the fourth has to wait, even with a new form', async () => {
  const { client, requestCodeAfter } = await requestMandate();
  await requestCodeAfter(60);
  await requestCodeAfter(120);
  expect((await requestCodeAfter(180)).body.error).toMatchObject({ code: 'rate_limited', params: { seconds: 3_420 } });
  const formResponse = await client.withHeaders({ 'x-test-clock': '3599' }).post(PATH, { ...aDirectDebitForm() });
  expect(formResponse.body.error).toMatchObject({ code: 'rate_limited', params: { seconds: 1 } });
  expect((await requestCodeAfter(3_600)).status).toBe(200);
});

test('R-334 neither a signed nor an unknown mandate gets a code', async () => {
  const me = await api.aMember();
  const client = await api.as(me);
  expect((await client.post(OTP_PATH, { mandate_reference: await aMandate(api, me) })).status).toBe(409);
  expect((await client.post(OTP_PATH, { mandate_reference: 'Nobody1234567890' })).status).toBe(404);
});

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('R-334 "%s" is not a valid code', async (otp) => {
  expect((await (await requestMandate()).sign(otp)).body.error.code).toBe('otp_invalid');
});
