import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { DAY_S } from '@rendezvous/shared/contract';
import { loadPushKeys } from '../notify/pushSubscriptions';
import { MemoryFiles } from '../testing/testPorts';
import { createWebPush } from './createWebPush';

const MESSAGE = { title: 'Rendezvous', body: 'You have a new message', url: '/chats', topic: 'message' };
const files = new MemoryFiles();
const receivedRequests: { request: IncomingMessage; body: Buffer }[] = [];
let service: Server;
let replyStatus = 201;

beforeAll(async () => {
  service = createServer((request, response) => {
    void buffer(request).then((body) => {
      receivedRequests.push({ request, body });
      response.writeHead(replyStatus, replyStatus === 307 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void service.close());

const getOrigin = (): string => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

/** Creates the subscription of a browser whose endpoint is the test server. */
function aSubscription() {
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint: `${getOrigin()}/browser`, keys };
}

const createPort = () => createWebPush(files, 'mailto:push@rendezvous.example', [getOrigin()]);

test('R-374 a message is sent encrypted for the browser and signed with the key from the settings', async () => {
  expect(await createPort().send(aSubscription(), MESSAGE)).toBe('sent');
  const { request, body } = receivedRequests.at(-1) ?? {};
  const { publicKey } = await loadPushKeys(files);
  expect(request?.method).toBe('POST');
  expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'message', ttl: String(DAY_S) });
  expect(request?.headers['authorization']).toMatch(new RegExp(`^vapid t=\\S+, k=${publicKey}$`));
  expect(body?.length).toBeGreaterThan(100);
  expect(body?.toString('latin1')).not.toContain('message');
});

test('security 28 messages go to browser push services and to our own, and to no others', () => {
  expect(createPort().accepts('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
  expect(createPort().accepts(`${getOrigin()}/browser`)).toBe(true);
  expect(createWebPush(files, 'mailto:push@rendezvous.example').accepts(`${getOrigin()}/browser`)).toBe(false);
});

test.each([404, 410])('R-374 a reply of %i from the push service means that the browser is gone', async (status) => {
  replyStatus = status;
  expect(await createPort().send(aSubscription(), MESSAGE)).toBe('gone');
});

test('R-409 a failing push service throws, so that the job retries later', async () => {
  replyStatus = 503;
  await expect(createPort().send(aSubscription(), MESSAGE)).rejects.toThrow('503');
});

test('security 28 a redirect from a push service is not followed', async () => {
  replyStatus = 307;
  const before = receivedRequests.length;
  await expect(createPort().send(aSubscription(), MESSAGE)).rejects.toThrow('307');
  expect(receivedRequests).toHaveLength(before + 1);
});
