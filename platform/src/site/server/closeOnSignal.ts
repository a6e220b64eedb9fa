import type { Server } from 'node:http';

/** Open requests have this long to finish, in ms (security 35). */
const PATIENCE_MS = 10_000;

/** Ends in order at SIGTERM or SIGINT: no new connections, finish what runs, close the rest, exit 0. */
export function closeOnSignal(server: Server, closeRest: () => Promise<unknown>): void {
  let isClosing = false;
  const close = (): void => {
    // A terminal signals the whole group and npm signals once more.
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
    server.close(() => {
      closeRest().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
