/**
 * Header of navigation preload requests. The service worker sets it to the marks of the files it keeps, so that the document need not preload them
 * (decision 021).
 */
export const KEPT_FILES_HEADER = 'service-worker-navigation-preload';

/** Maximum number of named files; more would cost the request more than they save. */
export const KEPT_FILES_LIMIT = 120;

const PRIME = 0x01000193;
const OFFSET = 0x811c9dc5;

/** Short name of a release file by its path: FNV-1a, base 36. A collision costs one preload, nothing more. */
export function fileMark(path: string): string {
  let hash = OFFSET;
  for (let index = 0; index < path.length; index += 1) hash = Math.imul(hash ^ path.charCodeAt(index), PRIME);
  return (hash >>> 0).toString(36);
}

/** Value of the header for paths in order of arrival; the newest ones are kept. */
export const keptFilesHeader = (paths: readonly string[]): string => paths.slice(-KEPT_FILES_LIMIT).map(fileMark).join(' ');

/** Marks in a request's header; browsers send `true` by default. */
export const readKeptFiles = (value: string | undefined): ReadonlySet<string> =>
  new Set((value ?? '').split(' ', KEPT_FILES_LIMIT).filter((mark) => /^[0-9a-z]{1,7}$/.test(mark)));

/**
 * Seconds for which the service worker may show a page again before the site has responded; only on pages that are the same for every visitor
 * (R-079).
 */
export const PAGE_LIFETIME_HEADER = 'page-lifetime';

/** Half an hour: photo addresses in a page are valid for at least an hour. */
export const PAGE_LIFETIME_S = 1_800;
