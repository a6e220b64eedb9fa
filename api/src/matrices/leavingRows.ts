import { runDueJobs } from '../jobs/runDueJobs';
import { PASSWORD } from '../testing/aLogin';
import type { MemberTraits } from '../testing/aMember';
import { readLinkToken, findNewestMail } from '../testing/findNewestMail';
import type { TestApi } from '../testing/testApi';
import { byMember, byVisitor, createCaller, UNKNOWN_ID } from './createCaller';
import { type CallRow, type MemberAttempt, type RejectedCall, WHY_NOT } from './CallRow';

type NamedAttempt = MemberAttempt & { me: { id: string; name: string; email: string } };

/** A member who has just deleted their account, with the token that restores it. */
async function withDeletedAccount(api: TestApi, traits: MemberTraits = {}): Promise<NamedAttempt & { token: string }> {
  const { client, me } = await createCaller(api, traits);
  await client.delete('/api/account.php', { reason: 'privacy', password: PASSWORD });
  return { client: api.visitor, me, token: readLinkToken(await findNewestMail(api, me.email)) };
}

/** A member whose export is ready. */
async function withExport(api: TestApi): Promise<NamedAttempt & { id: string }> {
  const { client, me } = await createCaller(api);
  const { id } = (await client.post('/api/export.php', { password: PASSWORD })).body.export;
  await runDueJobs(api.app);
  return { client, me, id };
}

async function requestExclusionToken(api: TestApi): Promise<string> {
  const email = `banned${api.ports.random.id().toLowerCase()}@example.org`;
  await api.visitor.post('/api/self-exclusion.php', { email, months: null });
  return readLinkToken(await findNewestMail(api, email));
}

const otherPurposeCall: RejectedCall = [
  'token_invalid',
  async (api) => ({ client: api.visitor, body: { token: await requestExclusionToken(api) } }),
];
const madeUpTokenCall: RejectedCall = ['token_invalid', byVisitor({ body: { token: 'made-up' } })];

/** Rows of the calls for deleting and restoring accounts, self-exclusion, and data exports. */
export const leavingRows = {
  'DELETE /api/account.php': {
    rows: 'R-213 R-387',
    success: byMember({ body: { reason: 'privacy', text: 'Enough', password: PASSWORD }, shows: { deletes_at: expect.any(Number) } }),
    refusal: ['old_password_wrong', byMember({ body: { reason: 'privacy', password: 'wrong' } })],
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/account-reactivate.php': {
    rows: 'R-214 R-387',
    success: async (api) => {
      const { client, me, token } = await withDeletedAccount(api);
      return { client, me, body: { token }, shows: { user: { id: me.id, status: 'active' } } };
    },
    refusal: madeUpTokenCall,
    foreign: otherPurposeCall,
  },
  'POST /api/account-reactivate-resend.php': {
    rows: 'R-214',
    success: async (api) => ({
      client: api.visitor,
      body: { login: (await withDeletedAccount(api)).me.name, password: PASSWORD },
      shows: { sent: true },
    }),
    refusal: ['conflict', async (api) => ({ client: api.visitor, body: { login: (await createCaller(api)).me.name, password: PASSWORD } })],
    foreign: [
      'login_failed',
      async (api) => ({
        client: api.visitor,
        body: { login: (await withDeletedAccount(api)).me.name, password: 'that of another' },
        exemptTables: ['login_failures'],
      }),
    ],
  },
  'POST /api/delete-discount.php': {
    rows: 'R-315',
    success: async (api) => {
      await api.db
        .updateTable('companies')
        .set({ delete_discount: JSON.stringify({ code: 'Stay40', value_percentage: 40 }) })
        .execute();
      return { ...(await createCaller(api)), shows: { discountcode: { code: 'STAY40' } } };
    },
    refusal: [
      'not_found',
      async (api) => {
        await api.db.updateTable('companies').set({ delete_discount: null }).execute();
        return createCaller(api);
      },
    ],
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/export.php': {
    rows: 'R-387',
    success: async (api) => {
      const { client, me, id } = await withExport(api);
      return { client, me, shows: { export: { id, status: 'ready' } } };
    },
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/export.php': {
    rows: 'R-387',
    success: byMember({ body: { password: PASSWORD }, shows: { export: { status: 'pending' } } }),
    refusal: ['old_password_wrong', byMember({ body: { password: 'wrong' } })],
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/export-file.php': {
    rows: 'R-089 R-387',
    success: async (api) => {
      const { client, me, id } = await withExport(api);
      return { client, me, query: { id } };
    },
    refusal: ['not_found', byMember({ query: { id: UNKNOWN_ID } })],
    foreign: ['not_found', async (api) => ({ ...(await createCaller(api)), query: { id: (await withExport(api)).id } })],
  },
  'POST /api/self-exclusion.php': {
    rows: 'R-091 R-387',
    success: byVisitor({ body: { email: 'enough@example.org', months: 6 }, shows: { sent: true } }),
    refusal: ['email_invalid', byVisitor({ body: { email: 'nobody', months: 6 } })],
    foreign: WHY_NOT.tellsOwner,
  },
  'PUT /api/self-exclusion.php': {
    rows: 'R-091 R-387',
    success: async (api) => ({ client: api.visitor, body: { token: await requestExclusionToken(api) }, shows: { ends: null } }),
    refusal: madeUpTokenCall,
    foreign: ['token_invalid', async (api) => ({ client: api.visitor, body: { token: (await withDeletedAccount(api)).token } })],
  },
} satisfies Record<string, CallRow>;
