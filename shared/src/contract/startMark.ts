/**
 * Ends the beginning of a document. What stands before it is the same at every address for one browser, but for the nonce, until a release,
 * the language or the look changes: the worker keeps it and gives it before the site has answered (decision 022).
 */
export const START_MARK = '<!--page-->';
