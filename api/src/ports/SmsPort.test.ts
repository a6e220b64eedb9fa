import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpSms } from './SmsPort';

let server: Server;
let status = 200;
const receivedRequests: { authorization: string | undefined; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      receivedRequests.push({ authorization: request.headers.authorization, body });
      reply.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const createGateway = (user = '') => createHttpSms(`http://${user}127.0.0.1:${(server.address() as AddressInfo).port}/send`);
const message = { recipient: '+31612345678', body: 'Your code is 123456' };

test('R-368 with a gateway a text message is really sent, with the user and password from the gateway address', async () => {
  await createGateway('user:p%40ss@').send(message);
  await createGateway().send(message);
  expect(receivedRequests.map(({ body }) => JSON.parse(body))).toEqual(Array(2).fill({ to: message.recipient, text: message.body }));
  expect(receivedRequests.map(({ authorization }) => authorization)).toEqual([`Basic ${btoa('user:p@ss')}`, undefined]);
});

test('R-409 a failing or unreachable gateway throws, so that the job retries', async () => {
  status = 500;
  await expect(createGateway().send(message)).rejects.toThrow('500');
  await expect(createHttpSms('http://127.0.0.1:1/').send(message)).rejects.toThrow();
});
