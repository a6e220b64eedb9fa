import { continueDocument } from './continueDocument';
import type { DocumentStart } from './DocumentStart';
import { isPageAddress } from './isPageAddress';
import { lifetimeOf } from './lifetimeOf';
import { offlinePage } from './offlinePage';
import { PageKeeper } from './PageKeeper';
import { StartKeeper } from './StartKeeper';
import type { TodaysPage } from './WorkerMessage';
import type { WorkerFetchEvent, WorkerScope } from './WorkerScope';
import { WorkerTexts } from './WorkerTexts';

/** A window that does not ask in this many ms has gone. */
const PATIENCE_MS = 60_000;

const OFFLINE: TodaysPage = { kind: 'offline' };

/** How a reload asks: it wants the site's answer. */
const WANTS_NETWORK = new Set<RequestCache>(['reload', 'no-cache', 'no-store']);

/**
 * Answers navigations: a visitor's page as it was the last time while the site is asked, every other page from the network, after a start
 * that is kept.
 */
export class Pages {
  private readonly keeper: PageKeeper;
  private readonly starts: StartKeeper;
  /** What the site says of pages that were shown from the last visit, by the id of the window. */
  private readonly today = new Map<string, Promise<TodaysPage>>();

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

  /** What a page that was shown from the last visit waits for. A worker that was ended meanwhile knows nothing any more. */
  async todayOf(client: string): Promise<TodaysPage> {
    const known = this.today.get(client);
    this.today.delete(client);
    return (await known) ?? { kind: 'changed' };
  }

  /** Keeps the page of the first visit, which was there before the worker. */
  async keep(path: string): Promise<void> {
    const url = new URL(path, this.scope.location.origin).href;
    const request = new Request(url, { headers: { accept: 'text/html' }, credentials: 'same-origin', cache: 'no-store' });
    const response = await this.scope.fetch(request);
    await this.take(url, response);
    // Of a member's page nothing but the start was wanted.
    await response.body?.cancel();
  }

  async forget(): Promise<void> {
    await Promise.all([this.keeper.forget(), this.starts.forget()]);
  }

  /** Begins the document before the site has answered. */
  private goOn(event: WorkerFetchEvent, start: DocumentStart, coming: Promise<Response>): Response {
    const heard = coming.then((response) => {
      event.waitUntil(this.keepPage(event.request.url, response));
      return response;
    });
    const { response, done } = continueDocument(start, heard, () => this.starts.forget());
    event.waitUntil(done);
    return response;
  }

  /** The site's answer as it is. */
  private async pass(event: WorkerFetchEvent, coming: Promise<Response>): Promise<Response> {
    try {
      const response = await coming;
      if (response.type !== 'opaqueredirect') event.waitUntil(this.take(event.request.url, response));
      return response;
    } catch {
      return offlinePage(await WorkerTexts.of(this.scope), this.scope.crypto.randomUUID());
    }
  }

  /** Keeps of an answer, which is not read, what may be kept. */
  private async take(url: string, response: Response): Promise<void> {
    await Promise.all([this.keepPage(url, response), this.starts.take(response.clone())]);
  }

  /** Any page that is not everybody's tells that the visitor sees something else from now on. */
  private async keepPage(url: string, response: Response): Promise<void> {
    if (lifetimeOf(response) > 0) await this.keeper.take(url, response.clone());
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
