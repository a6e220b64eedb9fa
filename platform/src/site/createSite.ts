import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { Check, Errors } from 'typebox/value';
import type { TSchema } from 'typebox';
import type { ServerResponse } from 'node:http';
import { CATALOGUE_PATH, isLocale, pathTo, safeRedirect } from '@rendezvous/shared/contract';
import { isDescription } from '../gates/Descriptions';
import { findRelease, type ReleaseOwner } from '../registry/Registry';
import { createContext, type SiteContext } from './createContext';
import { StoredPages } from './document/StoredPages';
import { overrideRoutes } from './overrides/overrideRoutes';
import { errors } from './plugins/errors';
import { RateLimit } from './plugins/RateLimit';
import { Refusal } from './plugins/Refusal';
import { securityHeaders } from './plugins/securityHeaders';
import { acceptedEncodings } from './releases/acceptedEncodings';
import { contentType } from './releases/contentType';
import { readReports } from './reports/readReports';
import { beaconRoutes } from './routes/beaconRoutes';
import { deployReadingRoutes } from './routes/deployReadingRoutes';
import { deployRoutes } from './routes/deployRoutes';
import { documentRoutes } from './routes/documentRoutes';
import { fixedRoutes } from './routes/fixedRoutes';
import { landerRoutes } from './routes/landerRoutes';
import { planRoutes } from './routes/planRoutes';
import { statusRoutes } from './routes/statusRoutes';
import type { SiteOptions } from './SiteOptions';

const NO_FILE = 'No release has this file.';
const ENCODING_NAMES = { br: 'br', gz: 'gzip' } as const;

/** Files of releases: immutable for a year. */
function assetRoutes(app: FastifyInstance, { folder }: SiteContext): void {
  app.get<{ Params: { remote: string; id: string; '*': string } }>('/r/:remote/:id/*', async (request, reply) => {
    const { remote, id, '*': file } = request.params;
    // Sources and the like are for publishers (`deployReadingRoutes`).
    if (isDescription(file)) throw new Refusal(404, 'not_found', NO_FILE);
    const stored = await folder.read(remote, id, file, acceptedEncodings(request.headers['accept-encoding']));
    if (stored === undefined) throw new Refusal(404, 'not_found', NO_FILE);
    if (stored.encoding !== null) reply.header('content-encoding', ENCODING_NAMES[stored.encoding]);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(contentType(file))
      .send(stored.content);
  });
}

/** Posts per address and minute. */
const LIMIT = { most: 60, windowMs: 60_000 };

/** Policy violations of our pages (security 20): counted by kind, without anything that identifies the user. */
function reportRoutes(app: FastifyInstance, { reports, now }: SiteContext): void {
  const limit = new RateLimit(LIMIT, now);
  app.post('/platform/reports', async ({ body, headers, ip, host, protocol, log }, reply) => {
    // Browsers that send reports in the background omit the header.
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
      throw new Refusal(403, 'cross_site', 'Reports come from our own pages only.');
    if (!limit.take(ip)) throw new Refusal(429, 'rate_limited', 'That was too much at once.');
    const found = readReports(body, `${protocol}://${host}`);
    if (found.length > 0) {
      log.warn({ reports: found }, 'a browser blocked something');
      await reports.add(found);
    }
    return reply.code(204).send();
  });
}

interface Params {
  remote: string;
  release: string;
  locale: string;
}

/** Texts of a release in a language other than the document's, including releases that have since left the plan. */
function catalogueRoutes(app: FastifyInstance, context: SiteContext): void {
  app.get<{ Params: Params }>(`${CATALOGUE_PATH}/:remote/:release/:locale`, async ({ params }, reply) => {
    const { remote, release: id, locale } = params;
    const release = findRelease(await context.liveRegistry(), remote as ReleaseOwner, id);
    const found = release && isLocale(locale) ? context.catalogues.find(release, locale) : undefined;
    if (!found) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(found);
  });
}

const FORM = 'application/x-www-form-urlencoded';
const SEE_OTHER = 303;

/**
 * A form submitted before its page works, or without JavaScript: its data is discarded unread and the page is shown again, with its notice about
 * JavaScript.
 */
function formRoutes(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, (_request, body, done) => {
    body.resume();
    done(null);
  });
  app.post('/*', async (request, reply) => {
    if (!(request.headers['content-type'] ?? '').startsWith(FORM)) return reply.callNotFound();
    return reply.redirect(safeRedirect(request.url) ?? pathTo('index'), SEE_OTHER);
  });
}

const BODY = JSON.stringify({ error: { code: 'not_found', message: 'There is nothing at this address.' } });

/** Responds to malformed addresses; no hook runs for these, so the headers are set here. */
const notAnAddress =
  (headers: Readonly<Record<string, string>>) =>
  (_error: unknown, _request: unknown, reply: { raw: ServerResponse }): void => {
    reply.raw.writeHead(404, { ...headers, 'content-type': 'application/json' }).end(BODY);
  };

const BODY_LIMIT = 64 * 1024;
const READING = ['GET', 'HEAD'];

declare module 'fastify' {
  interface FastifyInstance {
    site: SiteContext;
  }
}

/** Builds the site server: documents, release files, plans and the deploy api. Opens no port. */
export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const headers = securityHeaders(options.publicOrigin.startsWith('https:'));
  const app = Fastify({
    logger:
      options.logLevel === 'silent' ? false : { level: options.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: options.trustProxy,
    frameworkErrors: notAnAddress(headers),
  });
  const context = createContext(options, app.log);
  const stored = new StoredPages(context);
  if (options.storesPages === true) context.registryCache.onNew = (registry) => stored.follow(registry);
  app.decorate('site', context);
  app.addHook('onClose', async () => {
    stored.stop();
    context.renderThread.close();
  });
  app.setValidatorCompiler<TSchema>(
    ({ schema }) =>
      (data) =>
        validate(schema, data),
  );
  tolerantBodies(app);
  errors(app);
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
  options.development?.addRoutes(app);
  assetRoutes(app, context);
  fixedRoutes(app, context);
  planRoutes(app, context);
  catalogueRoutes(app, context);
  beaconRoutes(app, context);
  reportRoutes(app, context);
  deployRoutes(app, context);
  deployReadingRoutes(app, context);
  landerRoutes(app, context);
  overrideRoutes(app, context);
  statusRoutes(app, context);
  formRoutes(app);
  documentRoutes(app, context);
  app.setNotFoundHandler((request, reply) => {
    const known = READING.includes(request.method);
    reply.code(known ? 404 : 405).header('allow', READING.join(', '));
    return reply.send({ error: { code: known ? 'not_found' : 'method_not_allowed', message: `${request.method} is not possible here.` } });
  });
  await app.ready();
  if (options.storesPages === true) void context.registryCache.current().catch(() => undefined);
  return app;
}

function validate(schema: TSchema, data: unknown): { value: unknown } | { error: Error } {
  if (Check(schema, data)) return { value: data };
  const [first] = Errors(schema, data);
  return { error: new Error(first === undefined ? 'The request does not fit.' : `${first.instancePath || 'The body'} ${first.message}`) };
}

/** Browsers send reports and beacons under several media types; all of them are JSON. */
function tolerantBodies(app: FastifyInstance): void {
  const types = ['text/plain', 'application/reports+json', 'application/csp-report'];
  app.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(null, null);
    }
  });
}
