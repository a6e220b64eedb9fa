import { aSignup } from '../testing/aSignup';
import { byMember, byVisitor, createCaller, MAN } from './createCaller';
import { type CallRow, WHY_NOT } from './CallRow';

/** Rows of the calls for signing up, for checking the sign-up form, and for invites. */
export const signupRows = {
  'POST /api/signup.php': {
    rows: 'R-198 R-385',
    success: async (api) => {
      const form = aSignup();
      return { client: api.visitor, body: { ...form }, shows: { user: { email: form.email, status: 'not_confirmed' } } };
    },
    refusal: [
      'account_exists',
      async (api) => ({ client: api.visitor, body: { ...aSignup({ email: (await api.aMember()).email.toUpperCase() }) } }),
    ],
    foreign: ['username_taken', async (api) => ({ client: api.visitor, body: { ...aSignup({ name: (await api.aMember()).name }) } })],
  },
  'POST /api/check-age.php': {
    rows: 'R-190 R-191',
    success: byVisitor({ body: { date_of_birth: '1990-04-12' }, shows: { adult: true } }),
    // In a separate browser, because the underage mark would reject the sign-ups of other rows.
    refusal: [
      'underage',
      async (api) => ({
        client: api.visitor.withCookies({ visitor: 'young' }),
        body: { date_of_birth: '2015-04-12' },
        exemptTables: ['underage_marks'],
      }),
    ],
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/check-name.php': {
    rows: 'R-189 R-385',
    success: byVisitor({ query: { name: 'free-name' }, shows: { available: true } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/check-email.php': {
    rows: 'R-192 R-385',
    success: byVisitor({ query: { email: 'anna@gmial.com' }, shows: { valid: true, suggestion: 'anna@gmail.com' } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/signup-matches.php': {
    rows: 'R-199 R-385',
    success: async (api) => {
      await api.aMember(MAN);
      return { ...(await createCaller(api)), shows: { profiles: expect.any(Array) } };
    },
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/invites.php': {
    rows: 'R-197',
    success: byMember({ shows: { invites: [], left: 5 } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/invites.php': {
    rows: 'R-197',
    success: byMember({ shows: { left: 4 } }),
    refusal: ['not_confirmed', byMember({}, { status: 'not_confirmed' })],
    foreign: WHY_NOT.namesNothing,
  },
} satisfies Record<string, CallRow>;
