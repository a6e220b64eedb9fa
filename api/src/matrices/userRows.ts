import { CLIENT_HEADER } from '@rendezvous/shared/contract';
import { PASSWORD } from '../testing/aLogin';
import type { TestApi } from '../testing/testApi';
import { byMember, byVisitor, createCaller, UNKNOWN_ID } from './createCaller';
import { type Attempt, type CallRow, WHY_NOT } from './CallRow';

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  expirationTime: null,
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};
const foreignSubscription = { ...subscription, endpoint: 'https://push.example.com/abc' };

/** Tables that a rejected login changes, because failures are counted. */
const FAILURE_TABLES = ['login_failures'];
const pushQuery = { push: '1' };

/** A request that another site's page would send to load an image: cross-site and without our client's header. */
async function withCrossSiteRequest(api: TestApi): Promise<Attempt> {
  const { client } = await createCaller(api);
  return { client: client.withHeaders({ 'sec-fetch-site': 'cross-site', [CLIENT_HEADER]: '' }) };
}

/** Rows of the calls about the user: login, logout, user settings, push and sessions. */
export const userRows = {
  'GET /api/user.php': {
    rows: 'R-371',
    success: byMember({ shows: { user: { status: 'active' } } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/user.php': {
    rows: 'R-174 R-372',
    success: async (api) => {
      const { me } = await createCaller(api);
      return { client: api.visitor, me, body: { login: me.name, password: PASSWORD }, shows: { user: { id: me.id } } };
    },
    refusal: ['login_failed', byVisitor({ body: { login: 'nobody-of-this-name', password: PASSWORD }, exemptTables: FAILURE_TABLES })],
    foreign: [
      'login_failed',
      async (api) => ({
        client: api.visitor,
        body: { login: (await createCaller(api)).me.name, password: 'that of another' },
        exemptTables: FAILURE_TABLES,
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
    refusal: ['cross_site', withCrossSiteRequest],
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
    refusal: ['not_found', byMember({ body: { id: UNKNOWN_ID } })],
    foreign: [
      'not_found',
      async (api) => {
        const { sessions } = (await (await createCaller(api)).client.get('/api/sessions.php')).body;
        return { ...(await createCaller(api)), body: { id: sessions[0].id } };
      },
    ],
  },
} satisfies Record<string, CallRow>;
