import { type BrowserCacheName, keptFilesHeader } from '@rendezvous/shared/contract';
import type { WorkerScope } from './WorkerScope';

/** Number of releases cached per package: the current one and its predecessor, which may be the last good one. */
const MAX_RELEASES = 2;

const FILE_PATTERN = /^\/r\/([^/]+)\/([^/]+)\//;

/** Returns the URLs of files that no longer need to be cached; `urls` must be in the order in which they were cached. */
export function findStaleFiles(urls: readonly string[]): string[] {
  const releases = new Map<string, Set<string>>();
  for (const url of urls) {
    const [, name = '', release = ''] = matchFile(url);
    releases.set(name, (releases.get(name) ?? new Set()).add(release));
  }
  return urls.filter((url) => {
    const [, name = '', release = ''] = matchFile(url);
    return ![...(releases.get(name) ?? [])].slice(-MAX_RELEASES).includes(release);
  });
}

const matchFile = (url: string): string[] => FILE_PATTERN.exec(new URL(url).pathname) ?? [];

/** Name of the cache of release files, which are the same for everyone. */
const CACHE_NAME = 'releases' satisfies BrowserCacheName;

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Caches release files between visits. */
export class FileKeeper {
  constructor(private readonly scope: Pick<WorkerScope, 'caches' | 'crypto' | 'fetch' | 'location' | 'registration'>) {}

  /** Returns the cached file, or else fetches and caches it; `waitUntil` receives work that continues after the response. */
  async respond(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
    const cache = await this.open();
    const cachedResponse = await cache.match(request.url);
    if (cachedResponse) {
      waitUntil(this.check(cache, request));
      return cachedResponse;
    }
    const response = await this.scope.fetch(request);
    waitUntil(this.put(cache, request, response.clone()).then(() => this.tidyUp()));
    return response;
  }

  /** Fetches and caches files, given as digests by URL, before they are needed; failures are ignored. */
  async keep(files: Readonly<Record<string, string>>): Promise<void> {
    const cache = await this.open();
    const downloads = Object.entries(files).map(async ([url, integrity]) => {
      const request = new Request(new URL(url, this.scope.location.origin), { integrity, credentials: 'same-origin' });
      if (!(await cache.match(request.url))) await this.put(cache, request, await this.scope.fetch(request));
    });
    await Promise.allSettled(downloads);
    await this.tidyUp();
  }

  /** Drops old files, and sets the header in which navigations list the files that the site need not preload. */
  async tidyUp(): Promise<void> {
    const cache = await this.open();
    const urls = (await cache.keys()).map(({ url }) => url);
    const staleUrls = new Set(findStaleFiles(urls));
    await Promise.all([...staleUrls].map((url) => cache.delete(url)));
    const paths = urls.filter((url) => !staleUrls.has(url)).map((url) => new URL(url).pathname);
    // Setting the header fails while the worker is not yet active.
    await this.scope.registration.navigationPreload?.setHeaderValue(keptFilesHeader(paths)).catch(() => undefined);
  }

  private open(): Promise<Cache> {
    return this.scope.caches.open(CACHE_NAME);
  }

  /** Caches only files requested with a digest, since the browser has already verified them. */
  private async put(cache: Cache, { integrity, url }: Request, response: Response): Promise<void> {
    if (integrity === '' || response.status !== 200) return;
    await cache.put(url, response);
  }

  /** Drops a cached file whose bytes do not match its digest: the page has rejected it, and the next request must not fail too. */
  private async check(cache: Cache, { integrity, url }: Request): Promise<void> {
    const cachedResponse = integrity === '' ? undefined : await cache.match(url);
    if (!cachedResponse) return;
    const digest = await this.scope.crypto.subtle.digest(`SHA-${integrity.slice(3, 6)}`, await cachedResponse.arrayBuffer());
    if (integrity !== `${integrity.slice(0, 6)}-${toBase64(digest)}`) await cache.delete(url);
  }
}
