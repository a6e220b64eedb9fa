/** Addresses below these are not documents, nor are files with an extension. */
const OTHERS = /^\/(?:api|outbox|platform|r|sandbox)(?:\/|$)|\.[a-z0-9]+$/i;

/** Whether an address is expected to be a document of the site; if that turns out wrong, the browser asks twice. */
export const isPageAddress = (url: string): boolean => !OTHERS.test(new URL(url).pathname);
