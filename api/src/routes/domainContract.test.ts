import type { HTTPMethods } from 'fastify';
import { testApi } from '../testing/testApi';
import { domainContract } from './domainContract';

const api = testApi();
const calls = [...new Set(domainContract.map(({ call }) => call))].map((call) => call.split(' ') as [HTTPMethods, string]);
const PUBLIC = ['/api/search.php', '/api/member.php', '/api/packages.php', '/api/payment-methods.php'];

test.each(calls)('R-363 %s %s is a route of the api', (method, url) => {
  expect(api.app.hasRoute({ method, url })).toBe(true);
});

test.each(calls.filter(([, url]) => !PUBLIC.includes(url)))('R-365 %s %s answers a visitor with 403', async (method, url) => {
  const { status, body } = await api.visitor.call({ method, url, ...(method === 'GET' ? {} : { payload: {} }) });
  expect(status).toBe(403);
  expect(body.authentication_required).toBe(true);
});

test.each(calls.filter(([method]) => method !== 'GET'))('design 12.3: %s %s from another site is refused', async (method, url) => {
  const client = (await api.as(await api.aMember())).with({ 'sec-fetch-site': 'cross-site' });
  expect((await client.call({ method, url, payload: {} })).body.error.code).toBe('cross_site');
});
