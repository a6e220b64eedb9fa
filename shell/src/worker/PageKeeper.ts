import type { BrowserCacheName } from '@rendezvous/shared/contract';
import { getLifetime } from './getLifetime';
import type { FreshPage } from './WorkerMessage';
import type { WorkerScope } from './WorkerScope';

/** Name of the cache of documents that are the same for every visitor; members' documents are never in it. */
const CACHE_NAME = 'pages' satisfies BrowserCacheName;
/** Maximum number of cached pages. */
const MAX_PAGES = 12;
/** Header of a cached page with the time until which it may be shown, in Unix milliseconds. */
const EXPIRY_HEADER = 'kept-until';
/** Headers that are not cached, because they describe the bytes in transit. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length'];

const BOOT_PATTERN = /<script type="application\/json" id="boot">(.*?)<\/script>/s;

/**
 * Caches visitors' pages between visits. A cached page is shown at once; unless the browser is offline, its scripts run only with the
 * site's current data.
 */
export class PageKeeper {
  constructor(
    private readonly scope: Pick<WorkerScope, 'caches'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns the cached page, which has a marker on its root element; undefined when there is none or it has expired. */
  async find(url: string): Promise<Response | undefined> {
    const cache = await this.open();
    const cachedPage = await cache.match(url);
    if (!cachedPage || this.now() < Number(cachedPage.headers.get(EXPIRY_HEADER))) return cachedPage;
    await cache.delete(url);
    return undefined;
  }

  /**
   * Caches a page that may be cached, and returns its boot data. Any other page means that the visitor sees different content from now on,
   * so all cached pages are dropped and `changed` is returned.
   */
  async take(url: string, response: Response): Promise<FreshPage> {
    const lifetimeS = getLifetime(response);
    if (lifetimeS === 0) {
      await this.forget();
      return { kind: 'changed' };
    }
    const text = await response.text();
    await this.put(url, text, response.headers, lifetimeS);
    return { kind: 'boot', text: BOOT_PATTERN.exec(text)?.[1] ?? '' };
  }

  async forget(): Promise<void> {
    await this.scope.caches.delete(CACHE_NAME);
  }

  private async put(url: string, text: string, responseHeaders: Headers, lifetimeS: number): Promise<void> {
    const headers = new Headers(responseHeaders);
    for (const name of TRANSFER_HEADERS) headers.delete(name);
    headers.set(EXPIRY_HEADER, String(this.now() + lifetimeS * 1_000));
    const cache = await this.open();
    await cache.delete(url);
    await cache.put(url, new Response(text.replace('<html ', '<html data-kept '), { headers }));
    const oldestRequests = (await cache.keys()).slice(0, -MAX_PAGES);
    await Promise.all(oldestRequests.map((request) => cache.delete(request)));
  }

  private open(): Promise<Cache> {
    return this.scope.caches.open(CACHE_NAME);
  }
}
