import { parseArgs } from 'node:util';

/** Port, data folder and host of this start, from the command line and the environment. */
export function readOptions(args, environment) {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
  const port = Number(values.port ?? environment.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${values.port ?? environment.PORT} is no port; use a number from 1 to 65535.`);
  return { port, dataDir: environment.DATA_DIR ?? '.data', host: environment.HOST ?? '127.0.0.1' };
}
