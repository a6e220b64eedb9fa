import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { describeDocument, type OperationsDocument } from '../docs/describeDocument';
import { DOCS_STYLE, renderDocsPage, type OpenApi } from '../docs/renderDocsPage';
import { type Chapter, createIntroduction } from '../docs/createIntroduction';
import { otherContent } from '../docs/otherContent';

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const toMarkdown = ({ title, text, example }: Chapter): string =>
  `## ${title}\n\n${text}${example === undefined ? '' : `\n\n\`\`\`sh\n${example}\n\`\`\``}`;

/** GET /api/openapi.json: the routes with their schemas, and GET /api/docs: the same as a page, outside production (R-363). */
export const openApiPlugin = fp(async (app: FastifyInstance) => {
  if (app.config.environment === 'production') return;
  const chapters = createIntroduction(app.config.publicOrigin);
  const description = chapters.map(toMarkdown).join('\n\n');
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Rendezvous', version: '1.0.0', description },
      servers: [{ url: app.config.publicOrigin }],
    },
  });
  const content = { ...otherContent, ...app.ports.demo?.contentByRoute };
  const buildDocument = () => describeDocument(app.swagger() as OpenApi & OperationsDocument, app.routeTable, content);
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;
  app.get('/api/openapi.json', options, async () => buildDocument());
  app.get('/api/docs', options, async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(renderDocsPage(buildDocument(), chapters)),
  );
});
