import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify';
import fp from 'fastify-plugin';

/** A registered route. */
export interface RouteRow {
  method: string;
  url: string;
  config: FastifyContextConfig;
  schema: { body?: unknown; querystring?: unknown; response?: Record<number, unknown> };
}

const shapesOf = ({ body, querystring, response }: FastifySchema = {}): RouteRow['schema'] => ({
  body,
  querystring,
  response: (response ?? {}) as Record<number, unknown>,
});

/** Records all public routes, from which tests build their matrices: a new route is included automatically. */
export const routeTablePlugin = fp(async (app: FastifyInstance) => {
  const table: RouteRow[] = [];
  app.decorate('routeTable', table);
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (config?.internal) return;
    for (const one of [method].flat()) {
      if (one !== 'HEAD') table.push({ method: one, url, config: config ?? {}, schema: shapesOf(schema) });
    }
  });
});
