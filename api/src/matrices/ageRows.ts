import { toUSVString } from 'node:util';
import { sandboxAge } from '../../demo/src/sandbox/sandboxAge';
import type { AgeOutcome } from '../ports/AgePort';
import type { TestApi } from '../testing/testApi';
import { byMember, byVisitor, createCaller } from './createCaller';
import { type CallRow, type MemberAttempt, WHY_NOT } from './CallRow';

/** Tables that change even if the provider's answer is rejected, because it ends the member's check. */
const CHECK_TABLES = ['age_checks'];
const STATE = 'x'.repeat(43);
const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };

/** A member in a country where a provider checks ages, with the state of the check they started. */
async function startCheck(api: TestApi): Promise<MemberAttempt & { state: string }> {
  const { client, me } = await createCaller(api, { profile: { country: 'GB' } });
  const { redirect_url: page } = (await client.post('/api/age-check.php')).body;
  return { client, me, state: /age\/([\w-]+)/.exec(page)?.[1] ?? '' };
}

const signToken = (api: TestApi, state: string, outcome: AgeOutcome = 'over18'): string =>
  sandboxAge(api.app.config.secrets).signAnswer({ state, outcome });

/** Rows of the calls for age checks, and of the provider's sandbox. */
export const ageRows = {
  'POST /api/age-check.php': {
    rows: 'R-217',
    success: byMember({ shows: { redirect_url: expect.stringMatching(/^\/sandbox\/age\/[\w-]{43}\?lang=en$/) } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.createsOnly,
  },
  'PUT /api/age-check.php': {
    rows: 'R-217',
    success: async (api) => {
      const { client, me, state } = await startCheck(api);
      return { client, me, body: { token: signToken(api, state) }, shows: { user: { age_check: 'done' } } };
    },
    refusal: [
      'age_check_failed',
      async (api) => {
        const { client, me, state } = await startCheck(api);
        return { client, me, body: { token: signToken(api, state, 'refused') }, exemptTables: CHECK_TABLES };
      },
    ],
    foreign: [
      'age_check_failed',
      async (api) => ({ ...(await createCaller(api)), body: { token: signToken(api, (await startCheck(api)).state) } }),
    ],
  },
  'GET /sandbox/age/:state': {
    rows: 'R-217',
    success: byVisitor({ pathParam: STATE }),
    refusal: ['not_found', byVisitor({ pathParam: 'nothing' })],
    foreign: WHY_NOT.secretName,
    textAttempts: async (api, text) => [{ client: api.visitor, pathParam: text }],
  },
  'POST /sandbox/age/:state': {
    rows: 'R-217',
    success: byVisitor({ pathParam: STATE, raw: 'answer=over18', headers: FORM_HEADERS }),
    refusal: [
      'cross_site',
      async (api) => ({
        client: api.visitor.withHeaders({ 'sec-fetch-site': 'cross-site' }),
        pathParam: STATE,
        raw: 'answer=over18',
        headers: FORM_HEADERS,
      }),
    ],
    foreign: WHY_NOT.secretName,
    bad: ['not_found', byVisitor({ pathParam: '../x', raw: 'answer=over18', headers: FORM_HEADERS })],
    textAttempts: async (api, text) => [
      { client: api.visitor, pathParam: text, raw: `answer=${encodeURIComponent(toUSVString(text))}`, headers: FORM_HEADERS },
    ],
  },
} satisfies Record<string, CallRow>;
