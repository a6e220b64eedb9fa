import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Handler } from './apiDoor';

const HEADER_BYTES = 16 * 1024;
const REQUEST_MS = 30_000;

/** Opens the one port; a port in use is reported in plain words. */
export function listen(handler: Handler, host: string, port: number): Promise<{ server: Server; port: number }> {
  const server = createServer({ maxHeaderSize: HEADER_BYTES, requestTimeout: REQUEST_MS, keepAliveTimeout: 65_000 }, handler);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is taken. Stop what uses it, or choose another one with --port.`) : error);
    });
    server.listen(port, host, () => resolve({ server, port: (server.address() as AddressInfo).port }));
  });
}
