import { continueDocument } from './continueDocument';
import type { DocumentStart } from './DocumentStart';
import { isPageAddress } from './isPageAddress';
import { getLifetime } from './getLifetime';
import { createOfflinePage } from './createOfflinePage';
import { PageKeeper } from './PageKeeper';
import { StartKeeper } from './StartKeeper';
import type { FreshPage } from './WorkerMessage';
import type { WorkerFetchEvent, WorkerScope } from './WorkerScope';
import { WorkerTexts } from './WorkerTexts';

/** A response that its window has not claimed within this many ms is dropped, since the window has probably closed. */
const CLAIM_TIMEOUT_MS = 60_000;

const OFFLINE: FreshPage = { kind: 'offline' };

/** Cache modes of a reload, which must get the site's response. */
const RELOAD_MODES = new Set<RequestCache>(['reload', 'no-cache', 'no-store']);

/**
 * Responds to navigations: with a visitor's page cached earlier, while its current version is requested, or else with the network's
 * response, preceded by the cached document start if there is one.
 */
export class Pages {
  private readonly keeper: PageKeeper;
  private readonly starts: StartKeeper;
  /** The site's current responses for pages that were shown from the cache, keyed by window id. */
  private readonly freshPages = new Map<string, Promise<FreshPage>>();

  constructor(private readonly scope: WorkerScope) {
    this.keeper = new PageKeeper(scope);
    this.starts = new StartKeeper(scope);
  }

  async respond(event: WorkerFetchEvent): Promise<Response> {
    const { cache, url } = event.request;
    const pendingResponse = this.load(event);
    pendingResponse.catch(() => undefined);
    const isReload = RELOAD_MODES.has(cache);
    const cachedPage = isReload ? undefined : await this.keeper.find(url);
    if (cachedPage) {
      event.waitUntil(this.store(event.resultingClientId, url, pendingResponse));
      return cachedPage;
    }
    const start = isReload || !isPageAddress(url) ? undefined : await this.starts.find();
    return start ? this.resume(event, start, pendingResponse) : this.pass(event, pendingResponse);
  }

  /**
   * Removes and returns the site's current response for a page that was shown from the cache; `changed` if the worker no longer has it, for
   * example after a restart.
   */
  async claim(clientId: string): Promise<FreshPage> {
    const freshPage = this.freshPages.get(clientId);
    this.freshPages.delete(clientId);
    return (await freshPage) ?? { kind: 'changed' };
  }

  /** Caches the page of the first visit, which loaded before the worker existed. */
  async keep(path: string): Promise<void> {
    const url = new URL(path, this.scope.location.origin).href;
    const request = new Request(url, { headers: { accept: 'text/html' }, credentials: 'same-origin', cache: 'no-store' });
    const response = await this.scope.fetch(request);
    await this.take(url, response);
    // Only the start of a member's page is cached, so the rest need not be downloaded.
    await response.body?.cancel();
  }

  async forget(): Promise<void> {
    await Promise.all([this.keeper.forget(), this.starts.forget()]);
  }

  /** Responds with the cached document start before the site has responded, and continues with the site's response. */
  private resume(event: WorkerFetchEvent, start: DocumentStart, pendingResponse: Promise<Response>): Response {
    const siteResponse = pendingResponse.then((response) => {
      event.waitUntil(this.keepPage(event.request.url, response));
      return response;
    });
    const { response, done } = continueDocument(start, siteResponse, () => this.starts.forget());
    event.waitUntil(done);
    return response;
  }

  /** Returns the site's response unchanged, or the offline page when there is none. */
  private async pass(event: WorkerFetchEvent, pendingResponse: Promise<Response>): Promise<Response> {
    try {
      const response = await pendingResponse;
      if (response.type !== 'opaqueredirect') event.waitUntil(this.take(event.request.url, response));
      return response;
    } catch {
      return createOfflinePage(await WorkerTexts.load(this.scope, event.request.url), this.scope.crypto.randomUUID());
    }
  }

  /** Caches what may be cached of a response that the worker does not otherwise read. */
  private async take(url: string, response: Response): Promise<void> {
    await Promise.all([this.keepPage(url, response), this.starts.take(response.clone())]);
  }

  /**
   * Caches a page that is the same for everyone. Any other page means that the visitor sees different content from now on, so all cached pages are
   * dropped.
   */
  private async keepPage(url: string, response: Response): Promise<void> {
    if (getLifetime(response) > 0) await this.keeper.take(url, response.clone());
    else await this.keeper.forget();
  }

  private async load({ preloadResponse, request }: WorkerFetchEvent): Promise<Response> {
    return (await preloadResponse) ?? this.scope.fetch(request);
  }

  private async store(clientId: string, url: string, pendingResponse: Promise<Response>): Promise<void> {
    const freshPage = pendingResponse.then(
      (response) => this.keeper.take(url, response),
      () => OFFLINE,
    );
    this.freshPages.set(clientId, freshPage);
    await freshPage.finally(() => setTimeout(() => this.freshPages.delete(clientId), CLAIM_TIMEOUT_MS));
  }
}
