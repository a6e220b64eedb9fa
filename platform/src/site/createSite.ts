import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { Check, Errors } from 'typebox/value';
import type { TSchema } from 'typebox';
import type { ServerResponse } from 'node:http';
import { createContext, type SiteContext } from './createContext';
import { StoredPages } from './document/StoredPages';
import { overrideRoutes } from './overrides/overrideRoutes';
import { registerErrorHandler } from './plugins/registerErrorHandler';
import { getSecurityHeaders } from './plugins/getSecurityHeaders';
import { assetRoutes } from './routes/assetRoutes';
import { beaconRoutes } from './routes/beaconRoutes';
import { catalogueRoutes } from './routes/catalogueRoutes';
import { choiceRoutes } from './routes/choiceRoutes';
import { deployReadingRoutes } from './routes/deployReadingRoutes';
import { deployRoutes } from './routes/deployRoutes';
import { documentRoutes } from './routes/documentRoutes';
import { fixedRoutes } from './routes/fixedRoutes';
import { formRoutes } from './routes/formRoutes';
import { landerRoutes } from './routes/landerRoutes';
import { planRoutes } from './routes/planRoutes';
import { reportRoutes } from './routes/reportRoutes';
import { searchRoutes } from './routes/searchRoutes';
import { shareRoutes } from './routes/shareRoutes';
import { statusRoutes } from './routes/statusRoutes';
import type { SiteOptions } from './SiteOptions';

const NOT_FOUND_BODY = JSON.stringify({ error: { code: 'not_found', message: 'There is nothing at this address.' } });

/** Returns a handler that responds to malformed URLs with 404; no hook runs for these, so it sets the headers itself. */
const createMalformedUrlHandler =
  (headers: Readonly<Record<string, string>>) =>
  (_error: unknown, _request: unknown, reply: { raw: ServerResponse }): void => {
    reply.raw.writeHead(404, { ...headers, 'content-type': 'application/json' }).end(NOT_FOUND_BODY);
  };

/** Default maximum size of a request's body in bytes. */
const BODY_LIMIT = 64 * 1024;
const READ_METHODS = ['GET', 'HEAD'];

declare module 'fastify' {
  interface FastifyInstance {
    site: SiteContext;
  }
}

/** Builds the site server without opening a port. */
export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const headers = getSecurityHeaders(options.publicOrigin.startsWith('https:'));
  const app = Fastify({
    logger:
      options.logLevel === 'silent' ? false : { level: options.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: options.trustProxy,
    frameworkErrors: createMalformedUrlHandler(headers),
  });
  const context = createContext(options, app.log);
  const storedPages = new StoredPages(context);
  if (options.storesPages === true) context.registryCache.onChange = (registry) => storedPages.schedule(registry);
  app.decorate('site', context);
  app.addHook('onClose', async () => {
    storedPages.stop();
    context.renderThread.close();
  });
  app.setValidatorCompiler<TSchema>(
    ({ schema }) =>
      (data) =>
        validate(schema, data),
  );
  addReportParsers(app);
  registerErrorHandler(app);
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
  options.development?.addRoutes(app);
  assetRoutes(app, context);
  fixedRoutes(app, context);
  searchRoutes(app, context);
  shareRoutes(app, context);
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
  choiceRoutes(app, context);
  documentRoutes(app, context);
  app.setNotFoundHandler((request, reply) => {
    const isReadMethod = READ_METHODS.includes(request.method);
    reply.code(isReadMethod ? 404 : 405).header('allow', READ_METHODS.join(', '));
    return reply.send({
      error: { code: isReadMethod ? 'not_found' : 'method_not_allowed', message: `${request.method} is not possible here.` },
    });
  });
  await app.ready();
  if (options.storesPages === true) void context.registryCache.getCurrent().catch(() => undefined);
  return app;
}

function validate(schema: TSchema, data: unknown): { value: unknown } | { error: Error } {
  if (Check(schema, data)) return { value: data };
  const [firstError] = Errors(schema, data);
  return {
    error: new Error(
      firstError === undefined ? 'The request does not fit.' : `${firstError.instancePath || 'The body'} ${firstError.message}`,
    ),
  };
}

/** Accepts the media types with which browsers send reports and beacons. All of them contain JSON; a body that cannot be parsed becomes null. */
function addReportParsers(app: FastifyInstance): void {
  const mediaTypes = ['text/plain', 'application/reports+json', 'application/csp-report'];
  app.addContentTypeParser(mediaTypes, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(null, null);
    }
  });
}
