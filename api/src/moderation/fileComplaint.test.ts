import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/complaint.php';
const complaint = { category: 'payment', email: 'jan@example.org', description: 'My order of yesterday has not arrived.' };

test('R-090 a visitor who complains gets a ticket, and a confirmation in the chosen language', async () => {
  const { status, body } = await api.visitor.withCookies({ language: 'fr' }).post(PATH, complaint);
  expect(status).toBe(201);
  expect(body.ticket).toMatch(/^C-[A-Z0-9]{8}$/);
  const [mail] = await api.mailsTo('jan@example.org');
  expect(mail?.subject).toBe(`Nous avons reçu ta réclamation ${body.ticket}`);
});

test('R-090 a member’s complaint is stored with their account', async () => {
  const anna = await api.aMember();
  await (await api.as(anna)).post(PATH, { ...complaint, email: anna.email, reference: 'order 12' });
  const row = await api.db.selectFrom('complaints').selectAll().where('member_id', '=', anna.id).executeTakeFirst();
  expect(row).toMatchObject({ reference: 'order 12', category: 'payment', status: 'open' });
});

test.each([
  [{ description: 'too short' }, 'description', 'validation'],
  [{ description: 'x'.repeat(2001) }, 'description', 'validation'],
  [{ email: 'jan@' }, 'email', 'email_invalid'],
  [{ category: 'content' }, 'good_faith', 'consent_required'],
  [{ category: 'weather' }, 'category', 'validation'],
])('R-090 %j is rejected with an error on field %s', async (changes, field, code) => {
  const { status, body } = await api.visitor.post(PATH, { ...complaint, ...changes });
  expect(status).toBe(422);
  expect(body.error.fields[field]).toBe(code);
});

test('R-090 a notice about content made in good faith is accepted', async () => {
  expect((await api.visitor.post(PATH, { ...complaint, category: 'content', good_faith: true })).status).toBe(201);
});
