/**
 * Header of navigation preload requests. The service worker sets it to the marks (short hashes) of files in its cache, so that the
 * document need not preload them (decision 021).
 */
export const KEPT_FILES_HEADER = 'service-worker-navigation-preload';

/** Maximum number of files in the header; beyond it, the longer request costs more than the saved preloads. */
export const KEPT_FILES_LIMIT = 120;

const FNV_PRIME = 0x01000193;
const FNV_OFFSET = 0x811c9dc5;

/** Returns the mark of a release file: the FNV-1a hash of its path in base 36. A collision merely causes one file not to be preloaded. */
export function fileMark(path: string): string {
  let hash = FNV_OFFSET;
  for (let index = 0; index < path.length; index += 1) hash = Math.imul(hash ^ path.charCodeAt(index), FNV_PRIME);
  return (hash >>> 0).toString(36);
}

/** Returns the header value for the paths of cached files, oldest first; includes only the newest KEPT_FILES_LIMIT. */
export const keptFilesHeader = (paths: readonly string[]): string => paths.slice(-KEPT_FILES_LIMIT).map(fileMark).join(' ');

/** Parses the marks in a request's header, whose value is `true` until the service worker sets it. */
export const readKeptFiles = (value: string | undefined): ReadonlySet<string> =>
  new Set((value ?? '').split(' ', KEPT_FILES_LIMIT).filter((mark) => /^[0-9a-z]{1,7}$/.test(mark)));

/**
 * Header with the number of seconds for which the service worker may show a cached page before the site has responded; only on pages that are the
 * same for every visitor.
 */
export const PAGE_LIFETIME_HEADER = 'page-lifetime';

/** Value of that header, in seconds: half an hour, because the photo URLs in a page are valid for at least an hour. */
export const PAGE_LIFETIME_S = 1_800;
