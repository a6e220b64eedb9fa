import { createServer, type RequestListener, type Server } from 'node:http';
import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import type { Config } from './config';
import { jobsPlugin } from './jobs/runDueJobs';
import { LiveLanders } from './landers/LiveLanders';
import { clockPlugin } from './plugins/clock';
import { crossSitePlugin } from './plugins/crossSite';
import { errorsPlugin } from './plugins/errors';
import { headersPlugin } from './plugins/headers';
import { drainPlugin } from './plugins/drain';
import { healthPlugin } from './plugins/health';
import { pressurePlugin } from './plugins/pressure';
import { internalPlugin } from './plugins/internal';
import { toLoggedError, logsPlugin, createRequestIdGenerator } from './plugins/logs';
import { metricsPlugin } from './plugins/metrics';
import { openApiPlugin } from './plugins/openApi';
import { pollPlugin } from './plugins/polls';
import { rateLimitPlugin } from './plugins/rateLimit';
import { routeTablePlugin } from './plugins/routeTable';
import { sessionPlugin } from './plugins/session';
import { plainTextPlugin, schemaController, validatorCompiler } from './plugins/validation';
import type { Ports } from './ports/Ports';
import { routes } from './routes';

const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 72_000;

/** Creates the HTTP server of the api, which answers a poll without Fastify if `answerPoll` finds that nothing has changed. */
function createApiServer(getApp: () => FastifyInstance, fastifyListener: RequestListener): Server {
  return createServer({ requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (!getApp().answerPoll(request, response)) fastifyListener(request, response);
  });
}

/** Plugins in the order of registration: later ones may rely on earlier ones. */
const PLUGINS = [
  routeTablePlugin,
  clockPlugin,
  pollPlugin,
  errorsPlugin,
  plainTextPlugin,
  headersPlugin,
  logsPlugin,
  pressurePlugin,
  openApiPlugin,
  cookie,
  internalPlugin,
  crossSitePlugin,
  sessionPlugin,
  rateLimitPlugin,
  drainPlugin,
  healthPlugin,
  metricsPlugin,
  jobsPlugin,
];

/** Gives a route plugin its name; otherwise Fastify would search all loaded modules for a name. */
const withDisplayName = (plugin: FastifyPluginAsync): FastifyPluginAsync =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: plugin.name });

/** Builds the api without opening a port. Closing the app ends its jobs and closes the database. */
export async function createApp(config: Config, ports: Ports): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: { err: toLoggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    serverFactory: (listener) => createApiServer(() => app, listener),
    trustProxy: config.trustProxy,
    schemaController,
    genReqId: createRequestIdGenerator(ports.random),
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.decorate('config', config);
  app.decorate('ports', ports);
  app.decorate('db', ports.database.db);
  app.decorate('liveLanders', new LiveLanders(ports.database.db));
  app.addHook('onClose', () => ports.database.close());
  for (const plugin of PLUGINS) {
    await app.register(plugin);
  }
  for (const plugin of [...routes, ...(ports.demo?.routes ?? [])]) {
    await app.register(withDisplayName(plugin));
  }
  await app.ready();
  return app;
}
