import { pathTo, safeRedirect } from '@rendezvous/shared/contract';
import type { FastifyInstance } from 'fastify';

/** Media type of a native form submission, which needs no JavaScript. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';
const SEE_OTHER = 303;

/**
 * Receives forms that are submitted before their page's scripts run, or without JavaScript: the data is discarded unread, and the page is shown
 * again, with its notice about JavaScript.
 */
export function formRoutes(app: FastifyInstance): void {
  app.addContentTypeParser(FORM_TYPE, (_request, body, done) => {
    body.resume();
    done(null);
  });
  app.post('/*', async (request, reply) => {
    if (!(request.headers['content-type'] ?? '').startsWith(FORM_TYPE)) return reply.callNotFound();
    return reply.redirect(safeRedirect(request.url) ?? pathTo('index'), SEE_OTHER);
  });
}
