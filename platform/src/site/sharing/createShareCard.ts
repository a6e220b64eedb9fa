import { type ApiReply, DEFAULT_VARIANT } from '@rendezvous/shared/contract';
import type { PublicBootData } from '../document/createBootData';
import { findReply, type PageTexts } from '../document/getPageTexts';
import { isStorable } from '../document/isStorable';
import type { RouteMatch } from '../document/matchPlanRoute';
import { isPreview } from '../landers/isPreview';
import { toCanonicalPath } from '../search/pageAddresses';
import type { SharePictureTexts } from './drawSharePicture';
import { toPictureDigest } from './SharePictures';
import { toSharePicturePath } from './sharePicturePath';

/** What the preview of a link to a page shows. */
export interface ShareCard {
  texts: SharePictureTexts;
  /** Canonical path of the page. */
  pagePath: string;
  /** Path and query of the share picture. */
  picturePath: string;
}

/**
 * Creates the card of a page; undefined for pages about which a shared link must reveal nothing: previews of campaigns, pages for or about
 * members, and pages behind a mailed link.
 */
export function createShareCard(
  match: RouteMatch,
  { settings, locale, replies = {} }: Pick<PublicBootData, 'settings' | 'locale' | 'replies'>,
  { headline, description }: PageTexts,
): ShareCard | undefined {
  const pagePath = toCanonicalPath(match);
  const isShareable = isStorable(match.route) && match.route.noindex !== true;
  if (pagePath === undefined || !isShareable || isPreview(match)) return undefined;
  const { slug, variant } = findCampaign(replies);
  const texts = { siteName: settings.name, headline, description };
  // A campaign has words, and so a picture, of its own, although for search engines it is the same page as its lander.
  const pathname = slug === 'default' ? pagePath : `${pagePath}/${slug}`;
  return { texts, pagePath, picturePath: toSharePicturePath({ digest: toPictureDigest(texts), locale, pathname }, variant) };
}

/** Returns the slug and variant of the campaign that a page shows; `default` and undefined if it shows none. */
function findCampaign(replies: Readonly<Record<string, unknown>>): { slug: string; variant: string | undefined } {
  const { slug = 'default', variant } = findReply<ApiReply<'GET /api/lander.php'>>(replies, '/api/lander.php')?.lander ?? {};
  return { slug, variant: variant === DEFAULT_VARIANT ? undefined : variant };
}
