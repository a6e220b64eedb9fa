import type { FastifyInstance } from 'fastify';
import type { SiteContext } from '../createContext';
import { createAnonymousVisit } from '../document/createAnonymousVisit';
import { getPageTexts } from '../document/getPageTexts';
import { preparePage } from '../document/preparePage';
import { Refusal } from '../plugins/Refusal';
import { createShareCard, type ShareCard } from '../sharing/createShareCard';
import { parseSharePicturePath, type SharePictureName } from '../sharing/sharePicturePath';
import { getServedHost } from '../visit/openVisit';

/** Finds the share card of a page for anonymous visitors who see `variant`; undefined if there is no such page, or it may not be shared. */
async function findCard(
  context: SiteContext,
  host: string,
  { locale, pathname }: SharePictureName,
  variant: string | undefined,
): Promise<ShareCard | undefined> {
  const visit = await createAnonymousVisit(context, locale, host, variant);
  const { resolution, match, boot } = await preparePage(context, await context.loadLiveRegistry(), visit, pathname);
  return match && createShareCard(match, boot, await getPageTexts(context, resolution, boot, match));
}

/** Serves the pictures that shared links show. */
export function shareRoutes(app: FastifyInstance, context: SiteContext): void {
  app.get<{ Params: { '*': string }; Querystring: { variant?: string } }>('/share/*', async (request, reply) => {
    const { params, query, headers } = request;
    const name = parseSharePicturePath(params['*']);
    const card = name && (await findCard(context, getServedHost(context, headers.host), name, query.variant));
    if (card === undefined) throw new Refusal(404, 'not_found', 'No page has this picture.');
    // The texts or the variants have changed since the URL was shared.
    if (card.picturePath !== request.url) return reply.redirect(card.picturePath);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(await context.sharePictures.get(card.texts));
  });
}
