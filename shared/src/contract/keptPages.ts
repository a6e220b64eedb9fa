/**
 * Seconds for which the service worker may show a page again before the site has responded; only on pages that are the same for every visitor
 * (R-079).
 */
export const PAGE_LIFETIME_HEADER = 'page-lifetime';

/** Half an hour: photo addresses in a page are valid for at least an hour. */
export const PAGE_LIFETIME_S = 1_800;
