import underPressure from '@fastify/under-pressure';
import { TypeBoxValidatorCompiler, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { ApiError } from './ApiError';
import type { Config } from './config';
import { clockPlugin } from './plugins/clockPlugin';
import { crossSitePlugin } from './plugins/crossSitePlugin';
import { errorsPlugin } from './plugins/errorsPlugin';
import { headersPlugin } from './plugins/headersPlugin';
import { healthPlugin } from './plugins/healthPlugin';
import { jobsPlugin } from './plugins/jobsPlugin';
import { logsPlugin } from './plugins/logsPlugin';
import { rateLimitPlugin } from './plugins/rateLimitPlugin';
import { sessionPlugin } from './plugins/sessionPlugin';
import type { Ports } from './ports/Ports';
import { coreRoutes } from './routes/coreRoutes';
import { domainRoutes } from './routes/domainRoutes';

const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** Above this delay of the event loop calls are answered with 503, in ms (security 32). */
const PRESSURE_MS = 500;

/** Builds the api; opens no port. Closing it ends its jobs and closes the database. */
export async function createApp(config: Config, ports: Ports): Promise<FastifyInstance> {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: () => ports.random.id(),
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.decorate('config', config);
  app.decorate('ports', ports);
  app.decorate('db', ports.database.db);
  app.addHook('onClose', () => ports.database.close());
  await app.register(errorsPlugin);
  await app.register(headersPlugin);
  await app.register(logsPlugin);
  if (config.environment === 'production') {
    await app.register(underPressure, {
      maxEventLoopDelay: PRESSURE_MS,
      pressureHandler: (request) => {
        if (request.routeOptions.config.crossSite !== 'none') throw new ApiError('overloaded');
      },
    });
  }
  for (const plugin of [clockPlugin, crossSitePlugin, sessionPlugin, rateLimitPlugin, healthPlugin, jobsPlugin]) {
    await app.register(plugin);
  }
  for (const routes of [...coreRoutes, ...domainRoutes]) await app.register(routes);
  await app.ready();
  return app;
}
