import { aDirectDebitForm, aMandate, findOtp } from '../testing/aMandate';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/directdebit.php';
const OTP_PATH = '/api/directdebit-otp.php';

async function requestMandate() {
  const me = await api.aMember();
  const client = await api.as(me);
  const { mandate_reference } = (await client.post(PATH, { ...aDirectDebitForm() })).body;
  const code = () => findOtp(api, me);
  const sign = (otp: string, seconds = 0) => client.withHeaders({ 'x-test-clock': String(seconds) }).put(PATH, { mandate_reference, otp });
  const again = (seconds: number) => client.withHeaders({ 'x-test-clock': String(seconds) }).post(OTP_PATH, { mandate_reference });
  return { me, client, code, sign, again };
}

const toOtherCode = (code: string): string => (code === '000000' ? '111111' : '000000');

test('R-334 a code works for ten minutes and not a second longer', async () => {
  const early = await requestMandate();
  expect((await early.sign(await early.code(), 599)).status).toBe(200);
  const late = await requestMandate();
  const { status, body } = await late.sign(await late.code(), 600);
  expect([status, body.error.code, body.error.fields]).toEqual([422, 'otp_invalid', { otp: 'otp_invalid' }]);
});

test('R-334 four wrong codes leave the right one working, five do not', async () => {
  const four = await requestMandate();
  for (let turn = 0; turn < 4; turn += 1) expect((await four.sign(toOtherCode(await four.code()))).body.error.code).toBe('otp_invalid');
  expect((await four.sign(await four.code())).status).toBe(200);
  const five = await requestMandate();
  for (let turn = 0; turn < 5; turn += 1) await five.sign(toOtherCode(await five.code()));
  expect((await five.sign(await five.code())).body.error.code).toBe('otp_invalid');
});

test('R-334 of fifty guesses at once no more than five are looked at', async () => {
  const { me, sign, code } = await requestMandate();
  const wrong = toOtherCode(await code());
  await Promise.all(Array.from({ length: 50 }, () => sign(wrong)));
  expect((await sign(await code())).body.error.code).toBe('otp_invalid');
  const row = await api.db.selectFrom('mandates').select('signed_at').where('member_id', '=', me.id).executeTakeFirstOrThrow();
  expect(row.signed_at).toBeNull();
});

test('R-334 R-395 a new code can be requested after 60 seconds, replaces the old one and allows new attempts', async () => {
  const { code, sign, again } = await requestMandate();
  const first = await code();
  const early = await again(59);
  expect([early.status, early.body.error.code, early.body.error.params]).toEqual([429, 'rate_limited', { seconds: 1 }]);
  for (let turn = 0; turn < 5; turn += 1) await sign(toOtherCode(first));
  expect((await again(60)).body).toEqual({ otp_sent: true });
  const second = await code();
  if (second !== first) expect((await sign(first, 61)).body.error.code).toBe('otp_invalid');
  expect((await sign(second, 61)).status).toBe(200);
});

test('R-334 three codes are sent within an hour; the fourth has to wait, even with a new form', async () => {
  const { client, again } = await requestMandate();
  await again(60);
  await again(120);
  expect((await again(180)).body.error).toMatchObject({ code: 'rate_limited', params: { seconds: 3_420 } });
  const form = await client.withHeaders({ 'x-test-clock': '3599' }).post(PATH, { ...aDirectDebitForm() });
  expect(form.body.error).toMatchObject({ code: 'rate_limited', params: { seconds: 1 } });
  expect((await again(3_600)).status).toBe(200);
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
