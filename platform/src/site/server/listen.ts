import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Handler } from './createEntryHandler';

const MAX_HEADER_BYTES = 16 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

/** Starts an HTTP server on a port; rejects with a readable message if the port is in use. */
export function listen(handler: Handler, host: string, port: number): Promise<{ server: Server; port: number }> {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: 65_000 }, handler);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isPortTaken = error.code === 'EADDRINUSE';
      reject(isPortTaken ? new Error(`Port ${port} is taken. Stop what uses it, or choose another one with --port.`) : error);
    });
    server.listen(port, host, () => resolve({ server, port: (server.address() as AddressInfo).port }));
  });
}
