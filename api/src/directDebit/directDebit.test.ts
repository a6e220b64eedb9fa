import { runDueJobs } from '../jobs/runDueJobs';
import { aDirectDebitForm, aMandate, findOtp } from '../testing/aMandate';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/directdebit.php';
const OTP_PATH = '/api/directdebit-otp.php';
const createForm = (change = {}) => ({ ...aDirectDebitForm(change) });

test('R-395 R-330 the form returns a reference, and a code is sent by text message', async () => {
  const me = await api.aMember({ language: 'de' });
  const { status, body } = await (await api.as(me)).post(PATH, createForm());
  expect([status, body]).toEqual([200, { mandate_reference: expect.stringMatching(/^\w{16}$/), otp_sent: true }]);
  await runDueJobs(api.app);
  expect(api.ports.sentTexts.at(-1)).toMatchObject({ recipient: '+31612345678', body: expect.stringContaining('Lastschriftmandat') });
  expect((await api.visitor.get('/outbox')).text).toContain(await findOtp(api, me));
});

test('R-395 R-335 the code signs the mandate, which is e-mailed with all required details and listed', async () => {
  const me = await api.aMember({ language: 'en' });
  const client = await api.as(me);
  const { mandate_reference } = (await client.post(PATH, createForm())).body;
  expect((await client.get(PATH)).body.mandates).toEqual([]);
  const { status, body } = await client.put(PATH, { mandate_reference, otp: await findOtp(api, me) });
  const signedMandate = { mandate_reference, account_holder: 'Anna de Vries', iban: 'NL •••• 4300', created: api.now(), signed: api.now() };
  expect([status, body]).toEqual([200, { mandate: signedMandate }]);
  const listBody = (await client.get(PATH)).body;
  expect(listBody).toEqual({ mandates: [signedMandate], creditor: expect.anything(), blocked: false, open: [] });
  const [mail] = await api.mailsTo(me.email);
  for (const part of [
    mandate_reference,
    listBody.creditor.name,
    listBody.creditor.identifier,
    'Keizersgracht 1',
    'NL •••• 4300',
    '8 weeks',
  ]) {
    expect(mail?.body_text).toContain(part);
  }
});

test('R-335 the creditor identifier has valid check digits', async () => {
  const { creditor } = (await (await api.as(await api.aMember())).get(PATH)).body;
  const [, country, checkDigits, nationalId] = /^([A-Z]{2})(\d{2})\w{3}(\w+)$/.exec(creditor.identifier) ?? [];
  const digits = [...`${nationalId}${country}${checkDigits}`].map((character) => parseInt(character, 36)).join('');
  expect(BigInt(digits) % 97n).toBe(1n);
});

test('R-395 signing twice returns the same reply and sends one e-mail', async () => {
  const me = await api.aMember();
  const client = await api.as(me);
  const { mandate_reference } = (await client.post(PATH, createForm())).body;
  const otp = await findOtp(api, me);
  const answers = await Promise.all([1, 2, 3].map(() => client.put(PATH, { mandate_reference, otp })));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await api.mailsTo(me.email)).toHaveLength(1);
});

test('R-335 a revoked mandate is gone, also from the stored methods', async () => {
  const me = await api.aMember();
  const client = await api.as(me);
  const mandate_reference = await aMandate(api, me);
  expect((await client.get('/api/stored-methods.php')).body.methods).toHaveLength(1);
  expect((await client.delete(PATH, { mandate_reference })).body).toEqual({ mandates: [] });
  expect((await client.get('/api/stored-methods.php')).body.methods).toEqual([]);
  expect((await client.delete(PATH, { mandate_reference })).status).toBe(404);
});

test('R-331 neither the IBAN nor the phone number nor the code can be read in the tables of mandates', async () => {
  const me = await api.aMember();
  await (await api.as(me)).post(PATH, createForm());
  const rows = JSON.stringify(await api.db.selectFrom('mandates').selectAll().where('member_id', '=', me.id).execute());
  for (const secret of ['ABNA', '0417164300', '612345678', 'Keizersgracht', await findOtp(api, me)]) expect(rows).not.toContain(secret);
});

test.each([
  [{ iban: 'NL91ABNA0417164301' }, { iban: 'iban_invalid' }],
  [{ iban: 'TR330006100519786457841326' }, { iban: 'iban_invalid' }],
  [{ phone: '0612345678' }, { phone: 'phone_invalid' }],
  [{ postal_code: '1015' }, { postal_code: 'validation' }],
  [
    { account_holder: 'A', city: 'x' },
    { account_holder: 'validation', city: 'validation' },
  ],
])('R-331 R-332 R-333 %j is rejected', async (change, fields) => {
  const { status, body } = await (await api.as(await api.aMember())).post(PATH, createForm(change));
  expect([status, body.error.code, body.error.fields]).toEqual([422, 'validation', fields]);
});

test('R-363 unknown, missing and too long fields are refused', async () => {
  const client = await api.as(await api.aMember());
  for (const body of [createForm({ otp: '123456' }), { iban: 'x' }, createForm({ street: 'x'.repeat(201) })]) {
    expect((await client.post(PATH, body)).status).toBe(422);
  }
  expect((await client.put(PATH, { mandate_reference: '../x', otp: '123456' })).status).toBe(422);
});

test('R-400 another member’s mandate is not found', async () => {
  const owner = await api.aMember();
  const { mandate_reference } = (await (await api.as(owner)).post(PATH, createForm())).body;
  const strangerClient = await api.as(await api.aMember());
  expect((await strangerClient.put(PATH, { mandate_reference, otp: await findOtp(api, owner) })).status).toBe(404);
  expect((await strangerClient.delete(PATH, { mandate_reference })).status).toBe(404);
  expect((await strangerClient.post(OTP_PATH, { mandate_reference })).status).toBe(404);
});

test('R-365 all of it needs a session', async () => {
  const body = { mandate_reference: 'Nobody1234567890', otp: '123456' };
  const answers = [
    await api.visitor.get(PATH),
    await api.visitor.post(PATH, createForm()),
    await api.visitor.put(PATH, body),
    await api.visitor.delete(PATH, { mandate_reference: body.mandate_reference }),
    await api.visitor.post(OTP_PATH, { mandate_reference: body.mandate_reference }),
  ];
  expect(answers.map(({ body: { authentication_required } }) => authentication_required)).toEqual([true, true, true, true, true]);
});
