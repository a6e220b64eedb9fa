import { CLIENT_HEADER } from '@rendezvous/shared/contract';
import { PASSWORD } from '../testing/aLogin';
import { aSignup } from '../testing/aSignup';
import type { TestApi } from '../testing/testApi';
import { byMember, byVisitor, caller, MAN, NOBODY } from './caller';
import { type Attempt, type CallRow, WHY_NOT } from './CallRow';

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  expirationTime: null,
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};
const foreignSubscription = { ...subscription, endpoint: 'https://push.example.com/abc' };

/** Tables that a rejected login changes: it counts failures. */
const FAILURE_TABLES = ['login_failures'];
const pushQuery = { push: '1' };

/** A request as another site's page would send it to load an image: cross-site and without our client's header. */
async function fromAnotherSite(api: TestApi): Promise<Attempt> {
  const { client } = await caller(api);
  return { client: client.with({ 'sec-fetch-site': 'cross-site', [CLIENT_HEADER]: '' }) };
}

/** Identity: session, login, sign-up, invites. */
export const accountRows = {
  'GET /api/user.php': {
    rows: 'R-371',
    success: byMember({ shows: { user: { status: 'active' } } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/user.php': {
    rows: 'R-174 R-372',
    success: async (api) => {
      const { me } = await caller(api);
      return { client: api.visitor, me, body: { login: me.name, password: PASSWORD }, shows: { user: { id: me.id } } };
    },
    refusal: ['login_failed', byVisitor({ body: { login: 'nobody-of-this-name', password: PASSWORD }, counts: FAILURE_TABLES })],
    foreign: [
      'login_failed',
      async (api) => ({
        client: api.visitor,
        body: { login: (await caller(api)).me.name, password: 'that of another' },
        counts: FAILURE_TABLES,
      }),
    ],
  },
  'PUT /api/user.php': {
    rows: 'R-103 R-373',
    success: byMember({ body: { language: 'sv' }, shows: { user: { language: 'sv' } } }),
    refusal: ['validation', byMember({ body: { language: 'la' } })],
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/user.php?push=1': {
    rows: 'R-374',
    success: byMember({ query: pushQuery, body: { subscription }, shows: { subscribed: true } }),
    refusal: ['validation', byMember({ query: pushQuery, body: { subscription: foreignSubscription } })],
    foreign: WHY_NOT.createsOnly,
  },
  'DELETE /api/user.php?push=1': {
    rows: 'R-374',
    success: byMember({ query: pushQuery, body: { endpoint: subscription.endpoint }, shows: { subscribed: false } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.sameAnswer,
  },
  'GET /api/logout.php': {
    rows: 'R-178 R-375',
    success: byMember({ shows: { user: null } }),
    refusal: ['cross_site', fromAnotherSite],
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/sessions.php': {
    rows: 'R-088 R-387',
    success: byMember({ shows: { sessions: [{ current: true }] } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'DELETE /api/sessions.php': {
    rows: 'R-366 R-387',
    success: byMember({ shows: { sessions: [{ current: true }] } }),
    refusal: ['not_found', byMember({ body: { id: NOBODY } })],
    foreign: [
      'not_found',
      async (api) => {
        const { sessions } = (await (await caller(api)).client.get('/api/sessions.php')).body;
        return { ...(await caller(api)), body: { id: sessions[0].id } };
      },
    ],
  },
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
        counts: ['underage_marks'],
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
      return { ...(await caller(api)), shows: { profiles: expect.any(Array) } };
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
