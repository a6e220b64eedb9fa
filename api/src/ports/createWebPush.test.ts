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
const asked: { request: IncomingMessage; body: Buffer }[] = [];
let service: Server;
let answer = 201;

beforeAll(async () => {
  service = createServer((request, response) => {
    void buffer(request).then((body) => {
      asked.push({ request, body });
      response.writeHead(answer, answer === 307 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void service.close());

const origin = (): string => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

/** A subscription of a browser, with its endpoint and keys. */
function browser() {
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint: `${origin()}/browser`, keys };
}

const port = () => createWebPush(files, 'mailto:push@rendezvous.example', [origin()]);

test('R-374 a message is sent encrypted for the browser and signed with the key from the settings', async () => {
  expect(await port().send(browser(), MESSAGE)).toBe('sent');
  const { request, body } = asked.at(-1) ?? {};
  const { publicKey } = await loadPushKeys(files);
  expect(request?.method).toBe('POST');
  expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'message', ttl: String(DAY_S) });
  expect(request?.headers['authorization']).toMatch(new RegExp(`^vapid t=\\S+, k=${publicKey}$`));
  expect(body?.length).toBeGreaterThan(100);
  expect(body?.toString('latin1')).not.toContain('message');
});

test('security 28 messages go to browser push services and to our own, and to no others', () => {
  expect(port().accepts('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
  expect(port().accepts(`${origin()}/browser`)).toBe(true);
  expect(createWebPush(files, 'mailto:push@rendezvous.example').accepts(`${origin()}/browser`)).toBe(false);
});

test.each([404, 410])('R-374 a reply of %i from the push service means that the browser is gone', async (status) => {
  answer = status;
  expect(await port().send(browser(), MESSAGE)).toBe('gone');
});

test('R-409 a failing push service throws, so that the job retries later', async () => {
  answer = 503;
  await expect(port().send(browser(), MESSAGE)).rejects.toThrow('503');
});

test('security 28 a redirect from a push service is not followed', async () => {
  answer = 307;
  const before = asked.length;
  await expect(port().send(browser(), MESSAGE)).rejects.toThrow('307');
  expect(asked).toHaveLength(before + 1);
});
