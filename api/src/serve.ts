import { createApp } from './app';
import { loadConfig } from './config';
import type { Demo } from './ports/Demo';
import { openPorts } from './ports/openPorts';

/** Open requests have this long to finish, in ms (security 35). */
const PATIENCE_MS = 10_000;

async function start(demo: Demo | null): Promise<void> {
  const config = loadConfig(process.env);
  const app = await createApp(config, await openPorts(config, demo));
  await app.listen({ host: config.host, port: config.port });
  const close = (): void => {
    app
      .drain()
      .then(() => {
        setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
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

/** The api as a process of its own; at SIGTERM it is not ready, then takes nothing new, finishes and ends. */
export function serve(demo: Demo | null): void {
  start(demo).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
