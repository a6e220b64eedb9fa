import { createApp } from './app';
import { loadConfig } from './config';
import type { Demo } from './ports/Demo';
import { openPorts } from './ports/openPorts';

/** Time allowed for open requests to finish, in ms (security 35). */
const DRAIN_TIMEOUT_MS = 10_000;

async function start(demo: Demo | null): Promise<void> {
  const config = loadConfig(process.env);
  const app = await createApp(config, await openPorts(config, demo));
  await app.listen({ host: config.host, port: config.port });
  const close = (): void => {
    app
      .drain()
      .then(() => {
        setTimeout(() => app.server.closeAllConnections(), DRAIN_TIMEOUT_MS).unref();
        return app.close();
      })
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}

/** Runs the api in its own process. On SIGTERM or SIGINT it reports that it is draining, accepts no more calls, finishes open ones and exits. */
export function serve(demo: Demo | null): void {
  start(demo).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
