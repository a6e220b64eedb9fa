import { demo } from '../demo/src/demo';
import { createApp } from '../src/app';
import { loadConfig } from '../src/config';
import { openPorts } from '../src/ports/openPorts';

/** Starts the api on a free port, as in production but with the sandboxes of the demo. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const app = await createApp(config, await openPorts(config, demo));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  process.stdout.write(`listening ${url}\n`);
  process.once('disconnect', () => process.exit(1));
  process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
}

void main();
