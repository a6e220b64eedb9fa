import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify';
import fp from 'fastify-plugin';

export interface RouteRow {
  method: string;
  url: string;
  config: FastifyContextConfig;
  schema: { body?: unknown; querystring?: unknown; response?: Record<number, unknown> };
}

const toSchemas = ({ body, querystring, response }: FastifySchema = {}): RouteRow['schema'] => ({
  body,
  querystring,
  response: (response ?? {}) as Record<number, unknown>,
});

/** Records all routes except internal ones. Tests build their matrices from them, so that a new route is included automatically. */
export const routeTablePlugin = fp(async (app: FastifyInstance) => {
  const table: RouteRow[] = [];
  app.decorate('routeTable', table);
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (config?.internal) return;
    for (const httpMethod of [method].flat()) {
      if (httpMethod !== 'HEAD') table.push({ method: httpMethod, url, config: config ?? {}, schema: toSchemas(schema) });
    }
  });
});
