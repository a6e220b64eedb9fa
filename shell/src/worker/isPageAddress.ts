/** Addresses below these are answered by something else than the document, as are files with an ending. */
const OTHERS = /^\/(?:api|outbox|platform|r|sandbox)(?:\/|$)|\.[a-z0-9]+$/i;

/** Whether the document of the site is expected at an address; where it is not after all, the browser asks twice. */
export const isPageAddress = (url: string): boolean => !OTHERS.test(new URL(url).pathname);
