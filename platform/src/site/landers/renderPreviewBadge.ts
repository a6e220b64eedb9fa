import { escapeHtml } from '../document/escapeHtml';
import type { RouteMatch } from '../document/matchPlanRoute';
import { createBadgeCss } from '../overrides/createBadgeCss';
import { isPreview } from './isPreview';

const BADGE_ID = 'preview';

/** Renders the badge of a page opened as the preview of a campaign, with a link to what visitors see; empty for other pages. */
export function renderPreviewBadge(match: RouteMatch | undefined, pathname: string, nonce: string): string {
  if (match === undefined || !isPreview(match)) return '';
  const landerPath = pathname.slice(0, pathname.lastIndexOf('/'));
  return [
    `<style nonce="${nonce}">${createBadgeCss(BADGE_ID)}</style>`,
    `<details id="${BADGE_ID}">`,
    '<summary>Opened as a preview</summary>',
    '<p>Only who has this address sees the campaign before it is launched. Once the preview has expired, it shows what visitors see.</p>',
    `<p><a href="${escapeHtml(landerPath)}">What visitors see</a></p>`,
    '</details>',
  ].join('\n');
}
