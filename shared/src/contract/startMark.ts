/**
 * Marks the end of a document's start. Everything before it is the same at every address of one browser, except for the nonce, until a release, the
 * language or the appearance changes: the service worker keeps it and sends it before the site has responded (decision 022).
 */
export const START_MARK = '<!--page-->';
