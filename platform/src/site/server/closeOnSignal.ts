import type { Server } from 'node:http';

/** Time for open requests to finish, in ms (security 35). */
const PATIENCE_MS = 10_000;
/** A connection whose request finishes while the server closes is closed within this time, in ms. */
const IDLE_MS = 100;

/** Accepts nothing new and finishes what is running. */
function closeServer(server: Server): Promise<void> {
  setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  setInterval(() => server.closeIdleConnections(), IDLE_MS).unref();
  return new Promise((resolve) => server.close(() => resolve()));
}

const nothing = async (): Promise<void> => {};

/** Shuts down in order on SIGTERM or SIGINT: announce it (`drain`), accept no new connections, finish what is running, close the rest, exit 0. */
export function closeOnSignal(server: Server, closeRest: () => Promise<unknown>, drain: () => Promise<unknown> = nothing): void {
  let isClosing = false;
  const close = (): void => {
    // A terminal signals the whole group, and npm signals again.
    if (isClosing) return;
    isClosing = true;
    drain()
      .then(() => closeServer(server))
      .then(closeRest)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
