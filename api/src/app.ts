import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import type { Config } from './config';
import { LiveLanders } from './landers/LiveLanders';
import { loggedError } from './loggedError';
import { openServer } from './openServer';
import { clockPlugin } from './plugins/clockPlugin';
import { crossSitePlugin } from './plugins/crossSitePlugin';
import { drainPlugin } from './plugins/drainPlugin';
import { errorsPlugin } from './plugins/errorsPlugin';
import { headersPlugin } from './plugins/headersPlugin';
import { healthPlugin } from './plugins/healthPlugin';
import { internalPlugin } from './plugins/internalPlugin';
import { jobsPlugin } from './plugins/jobsPlugin';
import { requestIds } from './plugins/requestIds';
import { schemaController, validatorCompiler } from './plugins/lazyCompilers';
import { logsPlugin } from './plugins/logsPlugin';
import { metricsPlugin } from './plugins/metricsPlugin';
import { openApiPlugin } from './plugins/openApiPlugin';
import { plainTextPlugin } from './plugins/plainTextPlugin';
import { pollPlugin } from './plugins/pollPlugin';
import { pressurePlugin } from './plugins/pressurePlugin';
import { rateLimitPlugin } from './plugins/rateLimitPlugin';
import { routeTablePlugin } from './plugins/routeTablePlugin';
import { sessionPlugin } from './plugins/sessionPlugin';
import type { Ports } from './ports/Ports';
import { coreRoutes } from './coreRoutes';
import { domainRoutes } from './domainRoutes';

const BODY_LIMIT = 64 * 1024;

/** In this order: what comes later may rely on what came before. */
const PLUGINS = [
  ...[routeTablePlugin, clockPlugin, pollPlugin, errorsPlugin, plainTextPlugin, headersPlugin, logsPlugin, pressurePlugin, openApiPlugin],
  ...[cookie, internalPlugin, crossSitePlugin, sessionPlugin, rateLimitPlugin, drainPlugin, healthPlugin, metricsPlugin, jobsPlugin],
];

/** Fastify would look for the name of each of them among all modules that are loaded. */
const named = (routes: FastifyPluginAsync): FastifyPluginAsync =>
  Object.assign(routes, { [Symbol.for('fastify.display-name')]: routes.name });

/** Builds the api; opens no port. Closing it ends its jobs and closes the database. */
export async function createApp(config: Config, ports: Ports): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: { err: loggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    serverFactory: (listener) => openServer(() => app, listener),
    trustProxy: config.trustProxy,
    schemaController,
    genReqId: requestIds(ports.random),
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
  for (const routes of [...coreRoutes, ...domainRoutes]) await app.register(named(routes));
  await app.ready();
  return app;
}
