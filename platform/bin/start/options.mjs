import { UsageError } from '../command/UsageError.mjs';

/** Shared by `npm start` and `npm run dev`. */
export const OPTIONS = { port: { value: '<number>', text: 'serve on this port instead of 3000' } };

export const VARIABLES = {
  PORT: 'the port, when --port is not given',
  HOST: 'address to listen on instead of 127.0.0.1; 0.0.0.0 serves your network',
  DATA_DIR: 'folder of the database, photos, releases and keys instead of .data',
  '…': 'DATABASE_URL, SMTP_URL and others: docs/operations.md',
};

/** Reads port, data folder and host from the command line and the environment. */
export function readOptions(values, environment) {
  const portText = values.port ?? environment.PORT ?? '3000';
  const port = Number(portText);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`${portText} is not a port; use a number from 1 to 65535.`);
  return { port, dataDir: environment.DATA_DIR ?? '.data', host: environment.HOST ?? '127.0.0.1' };
}
