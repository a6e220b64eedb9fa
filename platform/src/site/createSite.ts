import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { Check, Errors } from 'typebox/value';
import type { TSchema } from 'typebox';
import type { ServerResponse } from 'node:http';
import { createContext, type SiteContext } from './createContext';
import { StoredPages } from './document/StoredPages';
import { registerOverrideRoutes } from './overrides/overrideRoutes';
import { registerErrorHandler } from './plugins/errors';
import { getSecurityHeaders } from './plugins/securityHeaders';
import { registerAssetRoutes } from './routes/assetRoutes';
import { registerBeaconRoutes } from './routes/beaconRoutes';
import { registerCatalogueRoutes } from './routes/catalogueRoutes';
import { registerDeployReadingRoutes } from './routes/deployReadingRoutes';
import { registerDeployRoutes } from './routes/deployRoutes';
import { registerDocumentRoutes } from './routes/documentRoutes';
import { registerFixedRoutes } from './routes/fixedRoutes';
import { registerFormRoutes } from './routes/formRoutes';
import { registerLanderRoutes } from './routes/landerRoutes';
import { registerPlanRoutes } from './routes/planRoutes';
import { registerReportRoutes } from './routes/reportRoutes';
import { registerStatusRoutes } from './routes/statusRoutes';
import type { SiteOptions } from './SiteOptions';

const NOT_FOUND_BODY = JSON.stringify({ error: { code: 'not_found', message: 'There is nothing at this address.' } });

/** Responds to malformed addresses with 404; no hook runs for these, so the headers are set here. */
const createMalformedAddressHandler =
  (headers: Readonly<Record<string, string>>) =>
  (_error: unknown, _request: unknown, reply: { raw: ServerResponse }): void => {
    reply.raw.writeHead(404, { ...headers, 'content-type': 'application/json' }).end(NOT_FOUND_BODY);
  };

/** Maximum size of a request's body in bytes. */
const BODY_LIMIT = 64 * 1024;
const READ_METHODS = ['GET', 'HEAD'];

declare module 'fastify' {
  interface FastifyInstance {
    site: SiteContext;
  }
}

/** Builds the site server: documents, release files, plans and the deploy api. Opens no port. */
export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const headers = getSecurityHeaders(options.publicOrigin.startsWith('https:'));
  const app = Fastify({
    logger:
      options.logLevel === 'silent' ? false : { level: options.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: options.trustProxy,
    frameworkErrors: createMalformedAddressHandler(headers),
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
  registerAssetRoutes(app, context);
  registerFixedRoutes(app, context);
  registerPlanRoutes(app, context);
  registerCatalogueRoutes(app, context);
  registerBeaconRoutes(app, context);
  registerReportRoutes(app, context);
  registerDeployRoutes(app, context);
  registerDeployReadingRoutes(app, context);
  registerLanderRoutes(app, context);
  registerOverrideRoutes(app, context);
  registerStatusRoutes(app, context);
  registerFormRoutes(app);
  registerDocumentRoutes(app, context);
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
  const [first] = Errors(schema, data);
  return { error: new Error(first === undefined ? 'The request does not fit.' : `${first.instancePath || 'The body'} ${first.message}`) };
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
