import { PREVIEW_PREFIX } from '@rendezvous/shared/contract';
import type { RouteMatch } from '../document/matchPlanRoute';

/** Whether a page is the preview of a campaign, which need not be live. Previews expire, so they are neither indexed nor cached. */
export const isPreview = ({ params }: Pick<RouteMatch, 'params'>): boolean => params['slug']?.startsWith(PREVIEW_PREFIX) === true;
