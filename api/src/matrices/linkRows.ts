import { PASSWORD } from '../testing/aLogin';
import { aSignup } from '../testing/aSignup';
import { linkToken, newestMail } from '../testing/newestMail';
import type { TestApi } from '../testing/testApi';
import { sessionOf } from '../testing/TestClient';
import { byMember, byVisitor, caller } from './caller';
import { type CallRow, type OwnAttempt, type RejectedCall, WHY_NOT } from './CallRow';

const NEW_PASSWORD = 'quite another one';
const newPassword = { password: NEW_PASSWORD, password_repeat: NEW_PASSWORD };
let count = 0;
const anAddress = (): string => `linked${(count += 1)}@example.org`;

/** A member who has just signed up, with the token from the mail. */
async function newcomer(api: TestApi): Promise<OwnAttempt & { token: string }> {
  const form = aSignup();
  const response = await api.visitor.post('/api/signup.php', { ...form });
  return { client: sessionOf(api.visitor, response), me: response.body.user, token: linkToken(await newestMail(api, form.email)) };
}

/** A member who has forgotten the password, with the token from the mail. */
async function forgetful(api: TestApi): Promise<OwnAttempt & { token: string }> {
  const { me } = await caller(api);
  await api.visitor.post('/api/password-reset.php', { email: me.email });
  return { client: api.visitor, me, token: linkToken(await newestMail(api, me.email)) };
}

/** A member who has requested a change of e-mail address, with the token from the mail. */
async function mover(api: TestApi): Promise<OwnAttempt & { token: string; email: string }> {
  const [{ client, me }, email] = [await caller(api), anAddress()];
  await client.post('/api/mail-change.php', { email, password: PASSWORD });
  return { client, me, email, token: linkToken(await newestMail(api, email)) };
}

async function undoer(api: TestApi): Promise<OwnAttempt & { token: string }> {
  const { client, me } = await caller(api);
  await client.put('/api/password.php', { old_password: PASSWORD, ...newPassword });
  return { client: api.visitor, me, token: linkToken(await newestMail(api, me.email)) };
}

/** A call with a token that was issued for another purpose; a token grants access by itself, but for its own purpose only. */
const withOtherPurpose = (code: RejectedCall[0], input: object = {}, withToken = forgetful): RejectedCall => [
  code,
  async (api) => ({ client: api.visitor, body: { token: (await withToken(api)).token, ...input } }),
];
const madeUpToken = (code: RejectedCall[0], input: object = {}): RejectedCall => [
  code,
  byVisitor({ body: { token: 'made-up', ...input } }),
];

/** Activation and changes of password and address through links in mails. */
export const linkRows = {
  'POST /api/activate.php': {
    rows: 'R-201 R-386',
    success: async (api) => {
      const { client, me, token } = await newcomer(api);
      return { client, me, body: { token }, shows: { activated: true, user: { status: 'active' } } };
    },
    refusal: madeUpToken('activation_failed'),
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
    success: async (api) => ({ client: api.visitor, query: { token: (await forgetful(api)).token }, shows: { valid: true } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'PUT /api/password-reset.php': {
    rows: 'R-206 R-386',
    success: async (api) => {
      const { client, me, token } = await forgetful(api);
      return { client, me, body: { token, ...newPassword }, shows: { user: { id: me.id } } };
    },
    refusal: madeUpToken('token_invalid', newPassword),
    foreign: withOtherPurpose('token_invalid', newPassword, newcomer),
  },
  'PUT /api/password.php': {
    rows: 'R-209 R-386',
    success: byMember({ body: { old_password: PASSWORD, ...newPassword }, shows: { user: { status: 'active' } } }),
    refusal: ['old_password_wrong', byMember({ body: { old_password: 'wrong', ...newPassword } })],
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/mail-change.php': {
    rows: 'R-211 R-386',
    success: byMember({ body: { email: 'elsewhere@example.org', password: PASSWORD }, shows: { sent: true } }),
    refusal: ['mail_change_invalid', byMember({ body: { email: 'nobody', password: PASSWORD } })],
    foreign: [
      'mail_change_taken',
      async (api) => ({ ...(await caller(api)), body: { email: (await api.aMember()).email, password: PASSWORD } }),
    ],
  },
  'PUT /api/mail-change.php': {
    rows: 'R-211 R-386',
    success: async (api) => {
      const { client, me, token, email } = await mover(api);
      return { client, me, body: { token }, shows: { email, user: { email } } };
    },
    refusal: madeUpToken('token_invalid'),
    foreign: withOtherPurpose('token_invalid'),
  },
  'POST /api/security-undo.php': {
    rows: 'R-209 R-386',
    success: async (api) => {
      const { client, me, token } = await undoer(api);
      return { client, me, body: { token }, shows: { undone: 'password' } };
    },
    refusal: madeUpToken('token_invalid'),
    foreign: withOtherPurpose('token_invalid'),
  },
} satisfies Record<string, CallRow>;
