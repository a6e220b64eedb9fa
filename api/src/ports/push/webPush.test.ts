import { execFileSync } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pushKeys } from '../../domain/push/pushKeys';
import { MemoryFiles } from '../../testing/MemoryFiles';
import { webPush } from './webPush';

const MESSAGE = { title: 'Rendezvous', body: 'You have a new message', url: '/chats', topic: 'message' };
const files = new MemoryFiles();
const folder = mkdtempSync(join(tmpdir(), 'api-push-'));
const asked: { request: IncomingMessage; body: Buffer }[] = [];
let service: Server;
let answer = 201;

beforeAll(async () => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...made, '-days', '1', '-subj', '/CN=localhost'], { stdio: 'ignore' });
  service = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    asked.push({ request, body: Buffer.concat(parts) });
    response.writeHead(answer).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A browser as the push service knows it, and how we reach that service here. */
function browser() {
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  const endpoint = `https://localhost:${(service.address() as AddressInfo).port}/browser`;
  return { endpoint, keys };
}
const port = () => webPush(files, 'mailto:push@rendezvous.example', new Agent({ rejectUnauthorized: false }));

test('R-374 a message leaves encrypted for the browser and signed with the key that the settings tell', async () => {
  expect(await port().send(browser(), MESSAGE)).toBe('sent');
  const { request, body } = asked.at(-1) ?? {};
  const { publicKey } = await pushKeys(files);
  expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'message', ttl: '86400' });
  expect(request?.headers['authorization']).toMatch(new RegExp(`^vapid t=\\S+, k=${publicKey}$`));
  expect(body?.toString('latin1')).not.toContain('message');
});

test.each([404, 410])('R-374 a push service that answers %i does not know the browser any more', async (status) => {
  answer = status;
  expect(await port().send(browser(), MESSAGE)).toBe('gone');
});

test('R-409 a push service in trouble is tried again later', async () => {
  answer = 503;
  await expect(port().send(browser(), MESSAGE)).rejects.toThrow();
});
