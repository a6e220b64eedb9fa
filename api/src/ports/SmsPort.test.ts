import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpSms } from './SmsPort';

let server: Server;
let status = 200;
const received: { authorization: string | undefined; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ authorization: request.headers.authorization, body });
      reply.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const gateway = (user = '') => createHttpSms(`http://${user}127.0.0.1:${(server.address() as AddressInfo).port}/send`);
const message = { recipient: '+31612345678', body: 'Your code is 123456' };

test('R-368 with a gateway a text message is really sent, with the user and password from the gateway address', async () => {
  await gateway('user:p%40ss@').send(message);
  await gateway().send(message);
  expect(received.map(({ body }) => JSON.parse(body))).toEqual(Array(2).fill({ to: message.recipient, text: message.body }));
  expect(received.map(({ authorization }) => authorization)).toEqual([`Basic ${btoa('user:p@ss')}`, undefined]);
});

test('R-409 a failing or unreachable gateway throws, so that the job retries', async () => {
  status = 500;
  await expect(gateway().send(message)).rejects.toThrow('500');
  await expect(createHttpSms('http://127.0.0.1:1/').send(message)).rejects.toThrow();
});
