import { toUSVString } from 'node:util';
import { sandboxAge } from '../../demo/src/sandbox/sandboxAge';
import type { AgeOutcome } from '../ports/AgePort';
import type { TestApi } from '../testing/testApi';
import { byMember, byVisitor, caller } from './caller';
import { type CallRow, type OwnAttempt, WHY_NOT } from './CallRow';

/** Tables that a rejected answer changes, because it also ends the check. */
const CHECK_TABLES = ['age_checks'];
const STATE = 'x'.repeat(43);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A member of a country that requires an age check by a provider, with the state of the check they started. */
async function startCheck(api: TestApi): Promise<OwnAttempt & { state: string }> {
  const { client, me } = await caller(api, { profile: { country: 'GB' } });
  const { redirect_url: page } = (await client.post('/api/age-check.php')).body;
  return { client, me, state: /age\/([\w-]+)/.exec(page)?.[1] ?? '' };
}

const toToken = (api: TestApi, state: string, outcome: AgeOutcome = 'over18'): string =>
  sandboxAge(api.app.config.secrets).answer({ state, outcome });

/** Age checks, and the provider's sandbox. */
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
      return { client, me, body: { token: toToken(api, state) }, shows: { user: { age_check: 'done' } } };
    },
    refusal: [
      'age_check_failed',
      async (api) => {
        const { client, me, state } = await startCheck(api);
        return { client, me, body: { token: toToken(api, state, 'refused') }, counts: CHECK_TABLES };
      },
    ],
    foreign: [
      'age_check_failed',
      async (api) => ({ ...(await caller(api)), body: { token: toToken(api, (await startCheck(api)).state) } }),
    ],
  },
  'GET /sandbox/age/:state': {
    rows: 'R-217',
    success: byVisitor({ named: STATE }),
    refusal: ['not_found', byVisitor({ named: 'nothing' })],
    foreign: WHY_NOT.secretName,
    texts: async (api, text) => [{ client: api.visitor, named: text }],
  },
  'POST /sandbox/age/:state': {
    rows: 'R-217',
    success: byVisitor({ named: STATE, raw: 'answer=over18', headers: FORM }),
    refusal: [
      'cross_site',
      async (api) => ({ client: api.visitor.with({ 'sec-fetch-site': 'cross-site' }), named: STATE, raw: 'answer=over18', headers: FORM }),
    ],
    foreign: WHY_NOT.secretName,
    bad: ['not_found', byVisitor({ named: '../x', raw: 'answer=over18', headers: FORM })],
    texts: async (api, text) => [
      { client: api.visitor, named: text, raw: `answer=${encodeURIComponent(toUSVString(text))}`, headers: FORM },
    ],
  },
} satisfies Record<string, CallRow>;
