import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { CLIENT_HEADER, CLIENT_HEADER_VALUE, INTERNAL_KEY_LABEL } from '@rendezvous/shared/contract';
import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createApp } from '../../../api/src/app';
import { loadConfig } from '../../../api/src/config';
import { openPostgres, reachPostgres } from '../../../api/src/ports/database/openPostgres';
import type { Demo } from '../../../api/src/ports/Demo';
import { openPorts } from '../../../api/src/ports/openPorts';
import { ApiBootSource } from './boot/ApiBootSource';
import { addressOf, type ApiAnswer, type ApiGet } from './boot/ApiGet';
import { withEtags } from './boot/withEtags';
import { createSite } from './createSite';
import type { InternalCall } from './landers/InternalCall';
import { securityHeaders } from './plugins/securityHeaders';
import { apiDoor, type Handler } from './server/apiDoor';
import { closeOnSignal } from './server/closeOnSignal';
import { listen } from './server/listen';
import { OpenStreams } from './server/OpenStreams';
import { proxyTo } from './server/proxyTo';
import { toQuery } from './server/toQuery';
import { siteConfig, type SiteConfig } from './server/siteConfig';
import { siteOptions } from './server/siteOptions';

/** Time limit for the api in ms. */
const API_TIMEOUT_MS = 3_000;

/** The api behind an address in our own network, for example `http://api:4000`. Not `fetch`, which cannot set the Host header. */
export function getByHttp(origin: string): ApiGet {
  const agent = new Agent({ keepAlive: true });
  return withEtags((path, query, headers) => {
    const url = new URL(addressOf(path, query), origin);
    const options = { agent, timeout: API_TIMEOUT_MS, headers: { ...headers, [CLIENT_HEADER]: CLIENT_HEADER_VALUE } };
    return new Promise<ApiAnswer>((resolve, reject) => {
      const call = request(url, options, (answer) => {
        const { statusCode: status = 0, headers: given } = answer;
        text(answer).then((body) => resolve({ status, etag: given.etag, text: body }), reject);
      });
      call.on('timeout', () => call.destroy(new Error(`GET ${path} took longer than ${API_TIMEOUT_MS} ms`)));
      call.on('error', reject);
      call.end();
    });
  });
}

/** Authenticates the site server to the api: a key derived from their shared secret. */
function internalHeaders(secret: string): Record<string, string> {
  const key = createHmac('sha256', secret).update(INTERNAL_KEY_LABEL).digest('base64url');
  return { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
}

/** Time limit in ms: someone is waiting at a command line. */
const TIMEOUT_MS = 10_000;

/** The api behind an address in our own network, for example `http://api:4000`. */
export function callByHttp(origin: string, secret: string): InternalCall {
  const headers = internalHeaders(secret);
  return async (method, path, body) => {
    const payload = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(new URL(path, origin), { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS), ...payload });
    return { status: answer.status, text: await answer.text() };
  };
}

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'retry-after': '5' };

/**
 * During shutdown the health check fails, so that a balancer sends visitors elsewhere; requests that still arrive are served (security 35).
 * `headers`: of every response.
 */
export const readiness =
  (site: Handler, isDraining: () => boolean, headers: Readonly<Record<string, string>>): Handler =>
  (request, response) => {
    if (!isDraining() || request.url !== '/platform/health') return site(request, response);
    response.writeHead(503, { ...headers, ...HEADERS }).end(JSON.stringify({ status: 'draining' }));
  };

/** The api in this process, without a socket. */
export const getByInject = (api: Pick<FastifyInstance, 'inject'>): ApiGet =>
  withEtags(async (path, query, headers) => {
    const own = { ...headers, [CLIENT_HEADER]: CLIENT_HEADER_VALUE };
    const answer = await api.inject({ method: 'GET', url: addressOf(path, query), headers: own });
    const { etag } = answer.headers;
    return { status: answer.statusCode, etag, text: answer.body };
  });

/** The api in this process, without a socket. */
export function callByInject(api: Pick<FastifyInstance, 'inject'>, secret: string): InternalCall {
  const headers = internalHeaders(secret);
  return async (method, url, body) => {
    const { statusCode: status, body: text } = await api.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    return { status, text };
  };
}

/** A demo for the api, and its notes printed before the site is ready. */
export interface SiteDemo {
  demo: Demo;
  notes: string;
}

interface Parts {
  site: FastifyInstance;
  api: Handler;
  /** Announces that this process is about to end; resolves when callers have had time to notice. */
  drain: () => Promise<unknown>;
  /** Closes what must close after the site. */
  close: () => Promise<unknown>;
}

const handlerOf =
  (app: FastifyInstance): Handler =>
  (request, response) =>
    app.routing(request, response);

const headersOf = ({ publicOrigin }: SiteConfig): ReturnType<typeof securityHeaders> => securityHeaders(publicOrigin.startsWith('https:'));

/** Site and api in this process, on one database. */
async function together(config: SiteConfig, demo: Demo | null): Promise<Parts> {
  const { host, port, dataDir, publicOrigin, logLevel } = config;
  const apiConfig = { ...loadConfig(process.env), host, port, dataDir, publicOrigin, logLevel };
  const ports = await openPorts(apiConfig, demo);
  const api = await createApp(apiConfig, ports);
  const doors = { boot: new ApiBootSource(getByInject(api)), callApi: callByInject(api, config.secret) };
  const site = await createSite(await siteOptions(config, toQuery(ports.database.pool), doors));
  // As if the api listened itself, so that its entry point responds where it can.
  const handler: Handler = (request, response) => void api.server.emit('request', request, response);
  return { site, api: handler, drain: () => api.drain(), close: () => api.close() };
}

/** The site alone, in front of an api at another address. */
async function apart(config: SiteConfig, apiUrl: string): Promise<Parts> {
  if (config.databaseUrl === null)
    throw new Error('With API_URL the registry needs DATABASE_URL: the embedded database belongs to one process.');
  const { pool, close } = openPostgres(config.databaseUrl);
  await reachPostgres({ pool, close }, config.databaseUrl);
  const doors = { boot: new ApiBootSource(getByHttp(apiUrl)), callApi: callByHttp(apiUrl, config.secret) };
  const site = await createSite(await siteOptions(config, toQuery(pool), doors));
  const streams = new OpenStreams();
  const drain = (): Promise<unknown> => {
    streams.endAll();
    return setTimeout(config.drainMs);
  };
  return { site, api: proxyTo(apiUrl, config.trustProxy, streams, headersOf(config)), drain, close };
}

async function start(siteDemo: SiteDemo | null): Promise<void> {
  const config = siteConfig(process.env);
  const { site, api, drain, close } = await (config.apiUrl === null
    ? together(config, siteDemo?.demo ?? null)
    : apart(config, config.apiUrl));
  let isDraining = false;
  const door = apiDoor(
    readiness(handlerOf(site), () => isDraining, headersOf(config)),
    api,
    site.site,
  );
  try {
    const { server, port } = await listen(door, config.host, config.port);
    const sayEnd = (): Promise<unknown> => {
      isDraining = true;
      return drain();
    };
    closeOnSignal(server, () => site.close().then(close), sayEnd);
    process.stdout.write(`${siteDemo?.notes ?? ''}ready http://localhost:${port}\n`);
  } catch (error) {
    await site.close().then(close);
    throw error;
  }
}

/** Starts everything behind one port; without a demo, as in production. */
export function startSite(siteDemo: SiteDemo | null): void {
  start(siteDemo).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
