/** Seconds for which the service worker may show a page again before the site has answered; only pages that every visitor sees carry it. */
export const PAGE_LIFETIME_HEADER = 'page-lifetime';

/** Half an hour: addresses of photos in a page work for one hour at least. */
export const PAGE_LIFETIME_S = 1_800;
