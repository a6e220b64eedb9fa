import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { DOCS_STYLE, docsPage, type OpenApi } from '../docs/docsPage';

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const CALLERS = { public: 'For everybody.', member: 'For members.', moderator: 'For moderators.' };

/** Who may make a call, and how often. */
function describe({ access = 'public', limit }: FastifyContextConfig): string {
  if (limit === undefined) return CALLERS[access];
  return `${CALLERS[access]} At most ${limit.max} in ${limit.seconds} s, for an account and an address each.`;
}

/** GET /api/openapi.json: every route with its schemas, and GET /api/docs: the same to read, outside production. */
export const openApiPlugin = fp(async (app: FastifyInstance) => {
  if (app.config.environment === 'production') return;
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Rendezvous', version: '1.0.0' } },
    transform: ({ schema, url, route }) => ({ schema: { ...schema, description: describe(route.config ?? {}) }, url }),
  });
  const own = { config: { access: 'public' }, schema: { hide: true } } as const;
  app.get('/api/openapi.json', own, async () => app.swagger());
  app.get('/api/docs', own, async (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(docsPage(app.swagger() as OpenApi)),
  );
});
