/** Paths that are not documents: those below these folders, and files with an extension. */
const NOT_DOCUMENTS = /^\/(?:api|outbox|platform|r|sandbox)(?:\/|$)|\.[a-z0-9]+$/i;

/** Whether an address is expected to be a document of the site; if it is not, the browser has to request it twice. */
export const isPageAddress = (url: string): boolean => !NOT_DOCUMENTS.test(new URL(url).pathname);
