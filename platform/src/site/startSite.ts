import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../api/src/app';
import { loadConfig } from '../../../api/src/config';
import { openPostgres, assertPostgresUsable } from '../../../api/src/ports/database/openPostgres';
import type { Demo } from '../../../api/src/ports/Demo';
import { openPorts } from '../../../api/src/ports/openPorts';
import { ApiBootSource } from './boot/ApiBootSource';
import { createHttpGet, createInjectGet } from './boot/apiTransports';
import { createSite } from './createSite';
import { createHttpCall, createInjectCall } from './landers/internalCalls';
import { getSecurityHeaders } from './plugins/getSecurityHeaders';
import { createEntryHandler, type Handler } from './server/createEntryHandler';
import { closeOnSignal } from './server/closeOnSignal';
import { listen } from './server/listen';
import { OpenStreams } from './server/OpenStreams';
import { createProxy } from './server/createProxy';
import { withReadiness } from './server/withReadiness';
import { createQuery } from './server/createQuery';
import { readSiteConfig, type SiteConfig } from './server/readSiteConfig';
import { createSiteOptions } from './server/createSiteOptions';

/** A demo for the api, and notes about it that are printed just before the line `ready`. */
export interface SiteDemo {
  demo: Demo;
  notes: string;
}

interface SiteAndApi {
  site: FastifyInstance;
  api: Handler;
  /** Announces that this process is about to end; resolves once clients have had time to notice. */
  drain: () => Promise<unknown>;
  /** Closes the api or, if it runs elsewhere, the connection to the database; to be called once the site has closed. */
  close: () => Promise<unknown>;
}

const toHandler =
  (app: FastifyInstance): Handler =>
  (request, response) =>
    app.routing(request, response);

const toSecurityHeaders = ({ publicOrigin }: SiteConfig): ReturnType<typeof getSecurityHeaders> =>
  getSecurityHeaders(publicOrigin.startsWith('https:'));

/** Creates site and api in this process, on one database. */
async function createSiteWithApi(config: SiteConfig, demo: Demo | null): Promise<SiteAndApi> {
  const { host, port, dataDir, publicOrigin, logLevel } = config;
  const apiConfig = { ...loadConfig(process.env), host, port, dataDir, publicOrigin, logLevel };
  const ports = await openPorts(apiConfig, demo);
  const api = await createApp(apiConfig, ports);
  const apiAccess = { boot: new ApiBootSource(createInjectGet(api)), callApi: createInjectCall(api, config.secret) };
  const site = await createSite(await createSiteOptions(config, createQuery(ports.database.pool), apiAccess));
  // Requests are emitted on the api's server as if it were listening itself, so that the api's own entry point can respond.
  const handler: Handler = (request, response) => void api.server.emit('request', request, response);
  return { site, api: handler, drain: () => api.drain(), close: () => api.close() };
}

/** Creates only the site, which uses the api at `apiUrl`. */
async function createSiteOnly(config: SiteConfig, apiUrl: string): Promise<SiteAndApi> {
  if (config.databaseUrl === null)
    throw new Error('With API_URL the registry needs DATABASE_URL: the embedded database belongs to one process.');
  const { pool, close } = openPostgres(config.databaseUrl);
  await assertPostgresUsable({ pool, close }, config.databaseUrl);
  const apiAccess = { boot: new ApiBootSource(createHttpGet(apiUrl)), callApi: createHttpCall(apiUrl, config.secret) };
  const site = await createSite(await createSiteOptions(config, createQuery(pool), apiAccess));
  const streams = new OpenStreams();
  const drain = (): Promise<unknown> => {
    streams.endAll();
    return setTimeout(config.drainMs);
  };
  return { site, api: createProxy(apiUrl, config.trustProxy, streams, toSecurityHeaders(config)), drain, close };
}

async function start(siteDemo: SiteDemo | null): Promise<void> {
  const config = readSiteConfig(process.env);
  const { site, api, drain, close } = await (config.apiUrl === null
    ? createSiteWithApi(config, siteDemo?.demo ?? null)
    : createSiteOnly(config, config.apiUrl));
  let isDraining = false;
  const handler = createEntryHandler(
    withReadiness(toHandler(site), () => isDraining, toSecurityHeaders(config)),
    api,
    site.site,
  );
  try {
    const { server, port } = await listen(handler, config.host, config.port);
    const announceShutdown = (): Promise<unknown> => {
      isDraining = true;
      return drain();
    };
    closeOnSignal(server, () => site.close().then(close), announceShutdown);
    process.stdout.write(`${siteDemo?.notes ?? ''}ready http://localhost:${port}\n`);
  } catch (error) {
    await site.close().then(close);
    throw error;
  }
}

/** Starts site and api behind one port; `siteDemo` is null in production. The process exits with 1 if the start fails. */
export function startSite(siteDemo: SiteDemo | null): void {
  start(siteDemo).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
