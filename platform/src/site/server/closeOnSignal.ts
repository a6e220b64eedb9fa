import type { Server } from 'node:http';

/** Time for open requests to finish, in ms; after that, their connections are cut (security 35). */
const GRACE_PERIOD_MS = 10_000;
/** A connection whose request finishes while the server is closing is closed within this time, in ms. */
const IDLE_CHECK_MS = 100;

/** Stops accepting connections; resolves when the open connections are closed. */
function closeServer(server: Server): Promise<void> {
  setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS).unref();
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
  return new Promise((resolve) => server.close(() => resolve()));
}

const noop = async (): Promise<void> => {};

/**
 * Shuts down gracefully on SIGTERM or SIGINT: announces the shutdown (`drain`), accepts no new connections, lets open requests finish, closes
 * everything else (`closeRest`), and exits with code 0, or 1 if a step fails.
 */
export function closeOnSignal(server: Server, closeRest: () => Promise<unknown>, drain: () => Promise<unknown> = noop): void {
  let isClosing = false;
  const close = (): void => {
    // The signal may arrive twice: a terminal sends it to the whole process group, and npm forwards it as well.
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
