import { CLIENT_HEADER } from '@rendezvous/shared/contract';
import { aLogin } from '../testing/aLogin';
import type { CallRow } from './CallRow';
import { expectUnchanged, makeCall, findRoute } from './makeCall';
import { callRows } from './callRows';
import { testApi } from '../testing/testApi';

const api = testApi();
const SELF = 'http://localhost:3000';
const OLD = { 'sec-fetch-site': '' };

/** Headers that a browser sends, along with the session cookie, when something other than our own page triggers the call. */
const ELSEWHERE: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'another site that claims our origin': { 'sec-fetch-site': 'cross-site', origin: SELF },
  'a sister site': { 'sec-fetch-site': 'same-site', origin: 'https://other.rendezvous.example' },
  'no page at all': { 'sec-fetch-site': 'none' },
  'another site in an old browser': { ...OLD, origin: 'https://evil.example' },
  'an address that begins like ours': { ...OLD, origin: `${SELF}.evil.example` },
  'an address that ends like ours': { ...OLD, origin: 'http://evil-localhost:3000' },
  'another port': { ...OLD, origin: 'http://localhost:3001' },
  'a sandboxed frame': { ...OLD, origin: 'null' },
  'a browser that says nothing': OLD,
};
/** Headers of a form, which browsers send without a preflight request. */
const FORM = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', [CLIENT_HEADER]: '' };

const ruleOf = (call: string) => findRoute(api, call).config.crossSite ?? 'client';
const changing = callRows.filter(([call]) => !call.startsWith('GET '));
/** Calls made by providers and mail programs, each with its own signature. */
const SIGNED = ['POST /api/unsubscribe.php', 'POST /api/mail-feedback.php', 'POST /api/payment-webhook.php'];

test('R-367 only signed calls may come from other sites', () => {
  expect(changing.length).toBeGreaterThan(55);
  expect(changing.map(([call]) => call).filter((call) => ruleOf(call) === 'none')).toEqual(SIGNED);
});

test.each(changing.filter(([call]) => !SIGNED.includes(call)))(
  'R-160 R-367 R-399 %s is refused from every other page, and nothing changes',
  async (call: string, { success }: CallRow) => {
    const attempt = await success(api);
    await expectUnchanged(api, async () => {
      for (const [who, headers] of [...Object.entries(ELSEWHERE), ['a form', FORM] as const]) {
        const { status, body } = await makeCall(call, { ...attempt, client: attempt.client.withHeaders(headers) });
        expect([who, status, body.error?.code]).toEqual([who, 403, 'cross_site']);
      }
    });
  },
);

test('R-160 R-367 without the client header, our own page can change state only by beacon and form', async () => {
  const open = [];
  for (const [call, { success }] of changing) {
    const attempt = await success(api);
    const { body } = await makeCall(call, { ...attempt, client: attempt.client.withHeaders({ [CLIENT_HEADER]: '' }) });
    if (body?.error?.code !== 'cross_site') open.push(call);
  }
  expect(open.filter((call) => ruleOf(call) === 'client')).toEqual([]);
});

test('R-178 R-367 no other page logs a member out', async () => {
  for (const headers of [...Object.values(ELSEWHERE), FORM]) {
    const { client } = await aLogin(api);
    const { status } = await client.withHeaders({ ...headers, [CLIENT_HEADER]: '' }).get('/api/logout.php');
    expect([status, (await client.get('/api/user.php')).body.user]).toEqual([403, expect.anything()]);
  }
});
