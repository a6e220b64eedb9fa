import { PASSWORD } from '../testing/aLogin';
import { aSignup } from '../testing/aSignup';
import { readLinkToken, findNewestMail } from '../testing/findNewestMail';
import type { TestApi } from '../testing/testApi';
import { withSession } from '../testing/TestClient';
import { byMember, byVisitor, createCaller } from './createCaller';
import { type CallRow, type MemberAttempt, type RejectedCall, WHY_NOT } from './CallRow';

const NEW_PASSWORD = 'quite another one';
const newPasswordFields = { password: NEW_PASSWORD, password_repeat: NEW_PASSWORD };
let addressCount = 0;
const createAddress = (): string => `linked${(addressCount += 1)}@example.org`;

/** A member who has just signed up, with the token from the activation email. */
async function withNewSignup(api: TestApi): Promise<MemberAttempt & { token: string }> {
  const form = aSignup();
  const response = await api.visitor.post('/api/signup.php', { ...form });
  return {
    client: withSession(api.visitor, response),
    me: response.body.user,
    token: readLinkToken(await findNewestMail(api, form.email)),
  };
}

/** A member who has forgotten the password, with the token from the reset email. */
async function withPasswordReset(api: TestApi): Promise<MemberAttempt & { token: string }> {
  const { me } = await createCaller(api);
  await api.visitor.post('/api/password-reset.php', { email: me.email });
  return { client: api.visitor, me, token: readLinkToken(await findNewestMail(api, me.email)) };
}

/** A member who has requested a change of email address, with the token from the confirmation email. */
async function withEmailChange(api: TestApi): Promise<MemberAttempt & { token: string; email: string }> {
  const [{ client, me }, email] = [await createCaller(api), createAddress()];
  await client.post('/api/mail-change.php', { email, password: PASSWORD });
  return { client, me, email, token: readLinkToken(await findNewestMail(api, email)) };
}

async function withPasswordChange(api: TestApi): Promise<MemberAttempt & { token: string }> {
  const { client, me } = await createCaller(api);
  await client.put('/api/password.php', { old_password: PASSWORD, ...newPasswordFields });
  return { client: api.visitor, me, token: readLinkToken(await findNewestMail(api, me.email)) };
}

/** A call with a token that was issued for another purpose: a token is valid for its own purpose only. */
const withOtherPurpose = (code: RejectedCall[0], input: object = {}, withToken = withPasswordReset): RejectedCall => [
  code,
  async (api) => ({ client: api.visitor, body: { token: (await withToken(api)).token, ...input } }),
];
const withMadeUpToken = (code: RejectedCall[0], input: object = {}): RejectedCall => [
  code,
  byVisitor({ body: { token: 'made-up', ...input } }),
];

/** Rows of the calls for activation, and for changes of password and email address. */
export const linkRows = {
  'POST /api/activate.php': {
    rows: 'R-201 R-386',
    success: async (api) => {
      const { client, me, token } = await withNewSignup(api);
      return { client, me, body: { token }, shows: { activated: true, user: { status: 'active' } } };
    },
    refusal: withMadeUpToken('activation_failed'),
    foreign: withOtherPurpose('activation_failed'),
  },
  'POST /api/activate-resend.php': {
    rows: 'R-203 R-386',
    success: byMember({ shows: { sent: true } }, { status: 'not_confirmed', confirmed_at: null }),
    refusal: ['conflict', byMember()],
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/password-reset.php': {
    rows: 'R-205 R-386',
    success: async (api) => ({ client: api.visitor, body: { email: (await api.aMember()).email }, shows: { sent: true } }),
    refusal: ['email_not_found', byVisitor({ body: { email: 'nobody@example.org' } })],
    foreign: WHY_NOT.tellsOwner,
  },
  'GET /api/password-reset.php': {
    rows: 'R-207 R-386',
    success: async (api) => ({ client: api.visitor, query: { token: (await withPasswordReset(api)).token }, shows: { valid: true } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'PUT /api/password-reset.php': {
    rows: 'R-206 R-386',
    success: async (api) => {
      const { client, me, token } = await withPasswordReset(api);
      return { client, me, body: { token, ...newPasswordFields }, shows: { user: { id: me.id } } };
    },
    refusal: withMadeUpToken('token_invalid', newPasswordFields),
    foreign: withOtherPurpose('token_invalid', newPasswordFields, withNewSignup),
  },
  'PUT /api/password.php': {
    rows: 'R-209 R-386',
    success: byMember({ body: { old_password: PASSWORD, ...newPasswordFields }, shows: { user: { status: 'active' } } }),
    refusal: ['old_password_wrong', byMember({ body: { old_password: 'wrong', ...newPasswordFields } })],
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/mail-change.php': {
    rows: 'R-211 R-386',
    success: byMember({ body: { email: 'elsewhere@example.org', password: PASSWORD }, shows: { sent: true } }),
    refusal: ['mail_change_invalid', byMember({ body: { email: 'nobody', password: PASSWORD } })],
    foreign: [
      'mail_change_taken',
      async (api) => ({ ...(await createCaller(api)), body: { email: (await api.aMember()).email, password: PASSWORD } }),
    ],
  },
  'PUT /api/mail-change.php': {
    rows: 'R-211 R-386',
    success: async (api) => {
      const { client, me, token, email } = await withEmailChange(api);
      return { client, me, body: { token }, shows: { email, user: { email } } };
    },
    refusal: withMadeUpToken('token_invalid'),
    foreign: withOtherPurpose('token_invalid'),
  },
  'POST /api/security-undo.php': {
    rows: 'R-209 R-386',
    success: async (api) => {
      const { client, me, token } = await withPasswordChange(api);
      return { client, me, body: { token }, shows: { undone: 'password' } };
    },
    refusal: withMadeUpToken('token_invalid'),
    foreign: withOtherPurpose('token_invalid'),
  },
} satisfies Record<string, CallRow>;
