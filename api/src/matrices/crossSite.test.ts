import { CLIENT_HEADER } from '@rendezvous/shared/contract';
import { aLogin } from '../testing/aLogin';
import type { CallRow } from './CallRow';
import { expectUnchanged, makeCall, findRoute } from './makeCall';
import { callRows } from './callRows';
import { testApi } from '../testing/testApi';

const api = testApi();
const OWN_ORIGIN = 'http://localhost:3000';
const OLD_BROWSER_HEADERS = { 'sec-fetch-site': '' };

/** Headers of calls that carry the session cookie but do not come from our own page. */
const FOREIGN_HEADERS: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'another site that claims our origin': { 'sec-fetch-site': 'cross-site', origin: OWN_ORIGIN },
  'a sister site': { 'sec-fetch-site': 'same-site', origin: 'https://other.rendezvous.example' },
  'no page at all': { 'sec-fetch-site': 'none' },
  'another site in an old browser': { ...OLD_BROWSER_HEADERS, origin: 'https://evil.example' },
  'an address that begins like ours': { ...OLD_BROWSER_HEADERS, origin: `${OWN_ORIGIN}.evil.example` },
  'an address that ends like ours': { ...OLD_BROWSER_HEADERS, origin: 'http://evil-localhost:3000' },
  'another port': { ...OLD_BROWSER_HEADERS, origin: 'http://localhost:3001' },
  'a sandboxed frame': { ...OLD_BROWSER_HEADERS, origin: 'null' },
  'a browser that says nothing': OLD_BROWSER_HEADERS,
};
/** Headers of a form submission, for which browsers send no preflight request. */
const FORM_HEADERS = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', [CLIENT_HEADER]: '' };

const getRule = (call: string) => findRoute(api, call).config.crossSite ?? 'client';
const changingRows = callRows.filter(([call]) => !call.startsWith('GET '));
/** Calls made by providers and mail programs, each with its own signature. */
const SIGNED_CALLS = ['POST /api/unsubscribe.php', 'POST /api/mail-feedback.php', 'POST /api/payment-webhook.php'];

test('R-367 only signed calls may come from other sites', () => {
  expect(changingRows.length).toBeGreaterThan(55);
  expect(changingRows.map(([call]) => call).filter((call) => getRule(call) === 'none')).toEqual(SIGNED_CALLS);
});

test.each(changingRows.filter(([call]) => !SIGNED_CALLS.includes(call)))(
  'R-160 R-367 R-399 %s is refused from every other page, and nothing changes',
  async (call: string, { success }: CallRow) => {
    const attempt = await success(api);
    await expectUnchanged(api, async () => {
      for (const [who, headers] of [...Object.entries(FOREIGN_HEADERS), ['a form', FORM_HEADERS] as const]) {
        const { status, body } = await makeCall(call, { ...attempt, client: attempt.client.withHeaders(headers) });
        expect([who, status, body.error?.code]).toEqual([who, 403, 'cross_site']);
      }
    });
  },
);

test('R-160 R-367 without the client header, our own page can change state only by beacon and form', async () => {
  const openCalls = [];
  for (const [call, { success }] of changingRows) {
    const attempt = await success(api);
    const { body } = await makeCall(call, { ...attempt, client: attempt.client.withHeaders({ [CLIENT_HEADER]: '' }) });
    if (body?.error?.code !== 'cross_site') openCalls.push(call);
  }
  expect(openCalls.filter((call) => getRule(call) === 'client')).toEqual([]);
});

test('R-178 R-367 no other page logs a member out', async () => {
  for (const headers of [...Object.values(FOREIGN_HEADERS), FORM_HEADERS]) {
    const { client } = await aLogin(api);
    const { status } = await client.withHeaders({ ...headers, [CLIENT_HEADER]: '' }).get('/api/logout.php');
    expect([status, (await client.get('/api/user.php')).body.user]).toEqual([403, expect.anything()]);
  }
});
