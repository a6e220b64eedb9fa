import { lifetimeOf } from './lifetimeOf';
import { offlinePage } from './offlinePage';
import { PageKeeper } from './PageKeeper';
import type { TodaysPage } from './WorkerMessage';
import type { WorkerFetchEvent, WorkerScope } from './WorkerScope';
import { WorkerTexts } from './WorkerTexts';

/** A window that does not ask in this many ms has gone. */
const PATIENCE_MS = 60_000;

const OFFLINE: TodaysPage = { kind: 'offline' };

/** How a reload asks: it wants the site's answer. */
const WANTS_NETWORK = new Set<RequestCache>(['reload', 'no-cache', 'no-store']);

/** Answers navigations: a visitor's page as it was the last time while the site is asked, every other page from the network. */
export class Pages {
  private readonly keeper: PageKeeper;
  /** What the site says of pages that were shown from the last visit, by the id of the window. */
  private readonly today = new Map<string, Promise<TodaysPage>>();

  constructor(private readonly scope: WorkerScope) {
    this.keeper = new PageKeeper(scope);
  }

  async answer(event: WorkerFetchEvent): Promise<Response> {
    const { cache, url } = event.request;
    const coming = this.ask(event);
    coming.catch(() => undefined);
    const kept = WANTS_NETWORK.has(cache) ? undefined : await this.keeper.find(url);
    if (kept) {
      event.waitUntil(this.promise(event.resultingClientId, url, coming));
      return kept;
    }
    try {
      const response = await coming;
      if (response.type !== 'opaqueredirect')
        event.waitUntil(this.keeper.take(url, lifetimeOf(response) > 0 ? response.clone() : response));
      return response;
    } catch {
      return offlinePage(await WorkerTexts.of(this.scope), this.scope.crypto.randomUUID());
    }
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
    await this.keeper.take(url, await this.scope.fetch(request));
  }

  forget(): Promise<void> {
    return this.keeper.forget();
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
