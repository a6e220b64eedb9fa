import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { RedisSubscriber } from './RedisSubscriber';

const CHANNEL = 'news';
const bulk = (text: string): string => `$${text.length}\r\n${text}\r\n`;

/** A server that speaks enough of Redis to subscribe, but leaves the first SUBSCRIBE unanswered. */
async function startForgetfulRedis(): Promise<Server> {
  let subscriptions = 0;
  const answer = (command: string): string => {
    if (command === 'info') return bulk('loading:0');
    if (command !== 'subscribe') return '+OK\r\n';
    subscriptions += 1;
    return subscriptions === 1 ? '' : `*3\r\n${bulk('subscribe')}${bulk(CHANNEL)}:1\r\n`;
  };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const [, command = ''] of data.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g)) socket.write(answer(command.toLowerCase()));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

test('decision 015: a subscription that got no answer is tried again on a new connection', async () => {
  const server = await startForgetfulRedis();
  const { port } = server.address() as AddressInfo;
  let open = (): void => undefined;
  const pendingOpening = new Promise<void>((resolve) => (open = resolve));
  const handlers = { onMessage: () => undefined, onOpen: () => open(), onGap: () => undefined };
  const subscriber = new RedisSubscriber(`redis://127.0.0.1:${port}`, CHANNEL, handlers, 100);
  await subscriber.connect();
  await pendingOpening;
  subscriber.close();
  server.close();
});
