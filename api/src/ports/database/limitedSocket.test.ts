import { createServer, type AddressInfo } from 'node:net';
import { isUnavailable } from '../../unavailable';
import { limitedSocket } from './limitedSocket';

test('R-409 a connection over which nothing comes breaks, with an error that says to come again', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const socket = limitedSocket(50).connect((server.address() as AddressInfo).port, '127.0.0.1');
  const error = await new Promise((resolve) => socket.once('error', resolve));
  expect(isUnavailable(error)).toBe(true);
  server.close();
});
