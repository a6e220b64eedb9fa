/** Paths that are not documents: these folders with everything below them, and files with an extension. */
const NON_DOCUMENT_PATHS = /^\/(?:api|outbox|platform|r|sandbox)(?:\/|$)|\.[a-z0-9]+$/i;

/** Whether a URL is expected to lead to a document of the site; if the response is not one, the browser has to request it twice. */
export const isPageAddress = (url: string): boolean => !NON_DOCUMENT_PATHS.test(new URL(url).pathname);
