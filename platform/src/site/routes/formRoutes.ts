import { pathTo, safeRedirect } from '@rendezvous/shared/contract';
import type { FastifyInstance } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';
const SEE_OTHER = 303;

/**
 * A form that is sent before its page works, or without JavaScript: what was typed is thrown away unread and the page shows again, with
 * its word on JavaScript.
 */
export function formRoutes(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, (_request, body, done) => {
    body.resume();
    done(null);
  });
  app.post('/*', async (request, reply) => {
    if (!(request.headers['content-type'] ?? '').startsWith(FORM)) return reply.callNotFound();
    return reply.redirect(safeRedirect(request.url) ?? pathTo('index'), SEE_OTHER);
  });
}
