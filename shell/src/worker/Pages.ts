import { continueDocument } from './continueDocument';
import type { DocumentStart } from './DocumentStart';
import { isPageAddress } from './isPageAddress';
import { getLifetime } from './getLifetime';
import { offlinePage } from './offlinePage';
import { PageKeeper } from './PageKeeper';
import { StartKeeper } from './StartKeeper';
import type { FreshPage } from './WorkerMessage';
import type { WorkerFetchEvent, WorkerScope } from './WorkerScope';
import { WorkerTexts } from './WorkerTexts';

/** A window that does not ask within this many ms is gone. */
const PATIENCE_MS = 60_000;

const OFFLINE: FreshPage = { kind: 'offline' };

/** Marks a reload: it wants the site's response. */
const WANTS_NETWORK = new Set<RequestCache>(['reload', 'no-cache', 'no-store']);

/**
 * Answers navigations: a visitor's page as kept from the last visit while the site is asked, any other page from the network, preceded by a kept
 * start.
 */
export class Pages {
  private readonly keeper: PageKeeper;
  private readonly starts: StartKeeper;
  /** The site's response for pages that were shown from the last visit, keyed by window id. */
  private readonly today = new Map<string, Promise<FreshPage>>();

  constructor(private readonly scope: WorkerScope) {
    this.keeper = new PageKeeper(scope);
    this.starts = new StartKeeper(scope);
  }

  async answer(event: WorkerFetchEvent): Promise<Response> {
    const { cache, url } = event.request;
    const coming = this.ask(event);
    coming.catch(() => undefined);
    const isFresh = WANTS_NETWORK.has(cache);
    const kept = isFresh ? undefined : await this.keeper.find(url);
    if (kept) {
      event.waitUntil(this.promise(event.resultingClientId, url, coming));
      return kept;
    }
    const start = isFresh || !isPageAddress(url) ? undefined : await this.starts.find();
    return start ? this.goOn(event, start, coming) : this.pass(event, coming);
  }

  /** What a page shown from the last visit waits for. A worker that was restarted meanwhile knows nothing. */
  async todayOf(client: string): Promise<FreshPage> {
    const known = this.today.get(client);
    this.today.delete(client);
    return (await known) ?? { kind: 'changed' };
  }

  /** Keeps the page of the first visit, which loaded before the worker existed. */
  async keep(path: string): Promise<void> {
    const url = new URL(path, this.scope.location.origin).href;
    const request = new Request(url, { headers: { accept: 'text/html' }, credentials: 'same-origin', cache: 'no-store' });
    const response = await this.scope.fetch(request);
    await this.take(url, response);
    // A member's page is only kept for its start.
    await response.body?.cancel();
  }

  async forget(): Promise<void> {
    await Promise.all([this.keeper.forget(), this.starts.forget()]);
  }

  /** Starts the document before the site has responded. */
  private goOn(event: WorkerFetchEvent, start: DocumentStart, coming: Promise<Response>): Response {
    const heard = coming.then((response) => {
      event.waitUntil(this.keepPage(event.request.url, response));
      return response;
    });
    const { response, done } = continueDocument(start, heard, () => this.starts.forget());
    event.waitUntil(done);
    return response;
  }

  /** The site's response, unchanged. */
  private async pass(event: WorkerFetchEvent, coming: Promise<Response>): Promise<Response> {
    try {
      const response = await coming;
      if (response.type !== 'opaqueredirect') event.waitUntil(this.take(event.request.url, response));
      return response;
    } catch {
      return offlinePage(await WorkerTexts.of(this.scope), this.scope.crypto.randomUUID());
    }
  }

  /** Keeps what may be kept of a response that is not otherwise read. */
  private async take(url: string, response: Response): Promise<void> {
    await Promise.all([this.keepPage(url, response), this.starts.take(response.clone())]);
  }

  /** Any page that is not the same for everyone means that the visitor sees different content from now on. */
  private async keepPage(url: string, response: Response): Promise<void> {
    if (getLifetime(response) > 0) await this.keeper.take(url, response.clone());
    else await this.keeper.forget();
  }

  private async ask({ preloadResponse, request }: WorkerFetchEvent): Promise<Response> {
    return (await preloadResponse) ?? this.scope.fetch(request);
  }

  private async promise(client: string, url: string, coming: Promise<Response>): Promise<void> {
    const said = coming.then(
      (response) => this.keeper.take(url, response),
      () => OFFLINE,
    );
    this.today.set(client, said);
    await said.finally(() => setTimeout(() => this.today.delete(client), PATIENCE_MS));
  }
}
