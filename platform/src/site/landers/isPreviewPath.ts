import { PREVIEW_PREFIX } from '@rendezvous/shared/contract';

export const isPreviewSlug = (slug: string): boolean => slug.startsWith(PREVIEW_PREFIX);

/** Whether a page is the preview of a campaign, which need not be live. Previews expire, so they are neither indexed nor cached. */
export const isPreviewPath = (pathname: string): boolean => isPreviewSlug(pathname.split('/').pop() ?? '');
