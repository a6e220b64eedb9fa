import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { createHmac } from 'node:crypto';
import { INTERNAL_KEY_LABEL } from '@rendezvous/shared/contract';
import { createHttpCall, createInjectCall } from './internalCalls';

const api = Fastify();
api.route({
  method: ['GET', 'POST'],
  url: '/internal/*',
  handler: async ({ method, url, headers: { authorization }, body }, reply) => reply.code(202).send({ method, url, authorization, body }),
});
let origin: string;
beforeAll(async () => {
  await api.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

const authorization = `Bearer ${createHmac('sha256', 'secret').update(INTERNAL_KEY_LABEL).digest('base64url')}`;

it.each([
  ['in this process', () => createInjectCall(api, 'secret')],
  ['behind an address', () => createHttpCall(origin, 'secret')],
])('R-348 internal calls to the api %s carry the key and return the reply unchanged', async (_, createCall) => {
  const call = createCall();
  const getReply = await call('GET', '/internal/landers?name=gallery');
  expect([getReply.status, JSON.parse(getReply.text)]).toEqual([
    202,
    expect.objectContaining({ method: 'GET', url: '/internal/landers?name=gallery', authorization }),
  ]);
  const postReply = await call('POST', '/internal/landers/launch', { serial: 1 });
  expect(JSON.parse(postReply.text)).toEqual({ method: 'POST', url: '/internal/landers/launch', authorization, body: { serial: 1 } });
});

it('R-348 a call to an api that is down fails', async () => {
  await expect(createHttpCall('http://127.0.0.1:1', 'secret')('GET', '/internal/landers')).rejects.toThrow('fetch failed');
});
