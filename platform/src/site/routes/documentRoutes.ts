import { PAGE_LIFETIME_HEADER, PAGE_LIFETIME_S, safeRedirect } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteContext } from '../createContext';
import { type BuiltDocument, buildDocument } from '../document/buildDocument';
import { RETRY_AFTER_S, renderOutagePage } from '../document/renderOutage';
import { Refusal } from '../plugins/Refusal';
import { sendCompressed } from '../plugins/sendCompressed';
import { flattenQuery, openVisit } from '../visit/openVisit';
import { readVisit } from '../visit/readVisit';

const MOVED_PERMANENTLY = 301;

/** Serves the single document at every URL that a browser opens and no other route matches. */
export function documentRoutes(app: FastifyInstance, context: SiteContext): void {
  app.get('/*', async (request, reply) => {
    if (!wantsDocument(request)) throw new Refusal(404, 'not_found', 'There is nothing at this address.');
    const cleanUrl = toCleanUrl(request.url);
    if (cleanUrl !== undefined) return reply.redirect(cleanUrl, MOVED_PERMANENTLY);
    try {
      const visit = await openVisit(context, request, reply);
      const pathname = request.url.split('?')[0] ?? '/';
      const { status, policy, parts, isPublic, isIndexed } = await buildDocument(
        context,
        await context.loadLiveRegistry(),
        visit,
        pathname,
        request.log,
      );
      reply.code(status).header('content-security-policy', policy).type('text/html; charset=utf-8');
      setPageHeaders(reply, { isPublic, isIndexed });
      return sendCompressed(request, reply.header('vary', 'cookie, accept-language, accept-encoding'), parts);
    } catch (error) {
      if (error instanceof Refusal && error.statusCode < 500) throw error;
      const isExpected = error instanceof Refusal && !(await hasLiveShell(context));
      request.log[isExpected ? 'info' : 'error']({ err: error });
      return sendOutage(request, reply, error instanceof Refusal ? error.message : undefined);
    }
  });
}

/**
 * Removes doubled and trailing slashes from the path of a URL, so that each page has only one URL. Undefined if there are no such slashes,
 * or if the result could lead to another site.
 */
export function toCleanUrl(url: string): string | undefined {
  const [pathname = '/', ...query] = url.split('?');
  const cleanPath = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return cleanPath === pathname ? undefined : safeRedirect([cleanPath, ...query].join('?'));
}

/** Lets browsers reuse a public page for a while, and keeps search engines from indexing pages not meant for them, such as previews. */
function setPageHeaders(reply: FastifyReply, { isPublic, isIndexed }: Pick<BuiltDocument, 'isPublic' | 'isIndexed'>): void {
  if (!isIndexed) reply.header('x-robots-tag', 'noindex');
  if (isPublic) reply.header(PAGE_LIFETIME_HEADER, PAGE_LIFETIME_S);
}

/** Whether a shell has been promoted. Before that no page can be shown, which is expected and not an error. */
const hasLiveShell = async ({ registryCache }: SiteContext): Promise<boolean> =>
  typeof (await registryCache.getCurrent()).remotes.shell?.stable === 'string';

function wantsDocument({ headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'empty') return ['document', 'iframe', 'frame'].includes(String(destination));
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || accept === '*/*';
}

function sendOutage({ headers, query }: FastifyRequest, reply: FastifyReply, reason: string | undefined): FastifyReply {
  const { locale } = readVisit(headers, flattenQuery(query));
  return reply.code(503).header('retry-after', RETRY_AFTER_S).type('text/html; charset=utf-8').send(renderOutagePage(locale, reason));
}
