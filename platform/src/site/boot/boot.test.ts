import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { ApiBootSource } from './ApiBootSource';
import { getByHttp } from './getByHttp';
import { getByInject } from './getByInject';

const api = Fastify();
const asked: string[] = [];
const note = (request: { method: string; url: string; headers: Record<string, unknown> }): void => {
  const path = request.url.replace(/\?$/, '');
  const { host, cookie, 'x-geo-country': country } = request.headers;
  asked.push(`${request.method} ${path} ${String(host)} ${String(country)} ${String(cookie)}`);
};
api.get('/api/settings.php', async (request, reply) => {
  note(request);
  return request.url.includes('broken') ? reply.code(500).send({}) : { settings: { name: 'Rendezvous' } };
});
api.get('/api/user.php', async (request) => {
  note(request);
  return { user: { id: 'abc' } };
});
api.get('/api/companyinfo.php', async (request) => {
  note(request);
  return { company: { name: 'Example B.V.', kvk: 'secret of nobody' } };
});

const query = { host: 'example.com', query: { ref: 'x' }, cookie: '', country: 'NL', locale: 'nl' } as const;
let origin: string;

beforeAll(async () => {
  await api.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
});
afterAll(() => api.close());
beforeEach(() => {
  asked.length = 0;
});

describe.each([
  ['in this process', () => getByInject(api)],
  ['behind an address', () => getByHttp(origin)],
])('boot data from the api %s', (_, get) => {
  it('R-003 R-165 brings settings of the host with the query, and the company', async () => {
    const reply = await new ApiBootSource(get()).load(query);
    expect(reply).toEqual({ settings: { name: 'Rendezvous' }, user: null, company: { name: 'Example B.V.' } });
    expect(asked.sort()).toEqual([
      'GET /api/companyinfo.php example.com NL undefined',
      'GET /api/settings.php?ref=x&_force_domain=example.com&language=nl example.com NL undefined',
    ]);
  });

  it('asks for the member only when there is a session, and hands the cookie on', async () => {
    const reply = await new ApiBootSource(get()).load({ ...query, cookie: 'language=nl; auth.session=t' });
    expect(reply.user).toEqual({ id: 'abc' });
    expect(asked).toHaveLength(3);
    expect(asked.every((line) => line.endsWith('language=nl; auth.session=t'))).toBe(true);
  });

  it('fails when the api does', async () => {
    await expect(new ApiBootSource(get()).load({ ...query, query: { broken: '1' } })).rejects.toThrow('GET /api/settings.php answered 500');
  });
});
