import { PREVIEW_PREFIX } from '@rendezvous/shared/contract';

/** Whether a page is the preview of a campaign, which need not be live. Previews expire, so they are neither indexed nor cached. */
export const isPreviewPath = (pathname: string): boolean => (pathname.split('/').pop() ?? '').startsWith(PREVIEW_PREFIX);
