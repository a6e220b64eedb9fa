import { PREVIEW_PREFIX } from '@rendezvous/shared/contract';

/** Whether a page may show a campaign that is not live, until it expires: such pages are neither listed nor stored. */
export const isPreview = (pathname: string): boolean => (pathname.split('/').pop() ?? '').startsWith(PREVIEW_PREFIX);
