import type { SignupForm } from '@rendezvous/shared/contract';
import { aSignup } from '../testing/aSignup';
import { testApi } from '../testing/testApi';
import { withSession } from '../testing/TestClient';

const api = testApi();
const PATH = '/api/signup.php';
const signUp = (changes: Partial<SignupForm> = {}) => api.visitor.post(PATH, { ...aSignup(changes) });

/** Creates a separate browser, so that the underage mark of one test does not affect another test. */
const createBrowser = (name: string) => api.visitor.withCookies({ visitor: name });

test('R-198 a new member is logged in but unconfirmed, with a disabled profile, free credits and an activation e-mail', async () => {
  const form = aSignup({ language: 'nl', city: 'Utrecht' });
  const answer = await api.visitor.post(PATH, { ...form });
  expect(answer.status).toBe(201);
  expect(answer.body.next).toBe('/signup-matches?api_signup_complete=1');
  expect(answer.body.user).toMatchObject({ status: 'not_confirmed', credits: 3, email: form.email, language: 'nl', paid_user: false });
  expect(answer.body.user.profile).toMatchObject({ status: 'disabled', country: 'NL', region: 'UT', city: 'Utrecht' });
  expect((await withSession(api.visitor, answer).get('/api/user.php')).body.user.id).toBe(answer.body.user.id);
  const [mail] = await api.mailsTo(form.email);
  expect(mail).toMatchObject({ kind: 'activation', subject: 'Bevestig je e-mailadres voor Rendezvous' });
  expect(mail?.body_text).toContain('http://localhost:3000/activate/done?token=');
});

test.each([true, false])(
  'R-085 R-194 e-mail offers are switched on if the member agreed to them at sign-up, and off otherwise (%s)',
  async (hasAgreed) => {
    const answer = await signUp({ consent_offers: hasAgreed });
    const { notifications } = (await withSession(api.visitor, answer).get('/api/notifications.php')).body;
    expect(notifications.offers).toEqual({ email: hasAgreed, push: false });
    expect(notifications.product_news).toEqual({ email: false, push: false });
  },
);

test('R-229 only the centre of a place is stored', async () => {
  const { body } = await signUp({ city: 'utrecht' });
  const profile = await api.db.selectFrom('profiles').selectAll().where('member_id', '=', body.user.id).executeTakeFirstOrThrow();
  expect([profile.latitude, profile.longitude].map((value) => value?.toFixed(1))).toEqual(['52.1', '5.1']);
});

test.each<[string, Partial<SignupForm>, string, string]>([
  ['R-187', { name: 'same@example.org', email: 'Same@example.org' }, 'name', 'username_is_email'],
  ['R-188', { name: '@anna' }, 'name', 'username_at'],
  ['R-189', { name: 'ab' }, 'name', 'username_invalid'],
  ['R-189', { name: 'www.anna' }, 'name', 'username_invalid'],
  ['R-122', { gender: 'male', sexuality: 'lesbian' }, 'sexuality', 'sexuality_invalid'],
  ['R-190', { date_of_birth: '1990-02-31' }, 'date_of_birth', 'dob_invalid'],
  ['R-190', { date_of_birth: '1900-01-01' }, 'date_of_birth', 'dob_invalid'],
  ['R-192', { email: 'anna@example' }, 'email', 'email_invalid'],
  ['R-193', { password: 'short' }, 'password', 'password_weak'],
  ['R-193', { password: 'Password123' }, 'password', 'password_weak'],
  ['R-193', { name: 'annabelle', password: 'AnnaBelle' }, 'password', 'password_weak'],
  ['R-194', { consent_sensitive: false }, 'consent_sensitive', 'consent_required'],
  ['R-194', { terms_version: ' ' }, 'terms_version', 'consent_required'],
  ['R-194', { terms_version: '2023-12-01' }, 'terms_version', 'consent_required'],
  ['R-124', { region: 'XX' }, 'region', 'validation'],
  ['R-136', { country: 'BR' }, 'country', 'validation'],
])('%s %j is rejected with an error on field %s: %s', async (_requirement, changes, field, code) => {
  const { status, body } = await signUp(changes);
  expect(status).toBe(422);
  expect(body.error.fields[field]).toBe(code);
});

test('R-385 all invalid fields are reported at once', async () => {
  const { body } = await signUp({ name: '@a', email: 'x', password: '1' });
  expect(Object.keys(body.error.fields).sort()).toEqual(['email', 'name', 'password']);
});

test('R-190 the 18th birthday itself is accepted, in UTC', async () => {
  const today = new Date(api.now() * 1000).toISOString().slice(0, 10);
  const birthday = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
  expect((await createBrowser('birthday').post(PATH, { ...aSignup({ date_of_birth: birthday }) })).status).toBe(201);
});

test('R-191 after a date of birth under 18 the same browser cannot try another for 24 hours', async () => {
  const attempt = (date: string) => createBrowser('young').post(PATH, { ...aSignup({ date_of_birth: date }) });
  expect((await attempt('2010-01-01')).body.error.code).toBe('underage');
  expect((await attempt('1990-01-01')).body.error.code).toBe('underage');
  expect((await createBrowser('other').post(PATH, { ...aSignup() })).status).toBe(201);
  const marks = await api.db.selectFrom('underage_marks').selectAll().execute();
  expect(Object.keys(marks[0] ?? {}).sort()).toEqual(['expires_at', 'visitor_hash']);
  api.ports.clock.advance(86_401);
  expect((await attempt('1990-01-01')).status).toBe(201);
});

test('R-195 an e-mail address that has an account is refused without regard to case', async () => {
  const anna = await api.aMember();
  const { status, body } = await signUp({ email: anna.email.toUpperCase() });
  expect(status).toBe(409);
  expect(body.error.code).toBe('account_exists');
});

test('R-385 an address whose account is pending deletion is refused with the deletion date', async () => {
  const anna = await api.aMember({ status: 'pending_deletion', deletes_at: 1_790_000_000 });
  expect((await signUp({ email: anna.email })).body.error).toMatchObject({ code: 'pending_deletion', params: { date: 1_790_000_000 } });
});

test('R-189 a taken username is refused regardless of case', async () => {
  await api.aMember({ name: 'Somebody.Else' });
  expect((await signUp({ name: 'somebody.ELSE' })).body.error.code).toBe('username_taken');
});

test('R-402 of two simultaneous sign-ups with one address one succeeds and the other gets a 409', async () => {
  const email = 'twice@example.org';
  const answers = await Promise.all([signUp({ email }), signUp({ email })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('R-194 version and time of each consent are stored', async () => {
  const { body } = await signUp({ consent_offers: true, terms_version: '2024-06-01' });
  const consents = await api.db.selectFrom('consents').selectAll().where('member_id', '=', body.user.id).orderBy('kind').execute();
  expect(consents.map(({ kind, given, version, created_at }) => [kind, given, version, created_at])).toEqual([
    ['offers', true, '2024-06-01', api.now()],
    ['sensitive', true, '2024-06-01', api.now()],
    ['terms', true, '2024-06-01', api.now()],
  ]);
});

test('R-185 tracking values and interests are stored; an invalid value is rejected', async () => {
  const { body } = await signUp({ network: 'partner-1', sub1: 'a.b_c', interests: ['tea', 'unknown'] });
  const tracking = await api.db.selectFrom('signup_tracking').selectAll().where('member_id', '=', body.user.id).executeTakeFirst();
  expect(tracking).toMatchObject({ network: 'partner-1', sub1: 'a.b_c', ref: null });
  expect(body.user.profile.interests).toEqual(['tea']);
  expect((await signUp({ network: 'no spaces' })).status).toBe(422);
});

test('R-367 another site cannot sign anybody up', async () => {
  const crossSiteClient = api.visitor.withHeaders({ 'sec-fetch-site': 'cross-site' });
  expect((await crossSiteClient.post(PATH, { ...aSignup() })).status).toBe(403);
});
