import type { BrowserCacheName } from '@rendezvous/shared/contract';
import { DocumentStart } from './DocumentStart';
import { readStart } from './readStart';
import type { WorkerScope } from './WorkerScope';

/** Name of the cache for the start that all documents share, which contains nothing about a member. */
const CACHE_NAME = 'start' satisfies BrowserCacheName;
const KEY = '/start';

/** Caches the start of documents between visits. */
export class StartKeeper {
  constructor(private readonly scope: Pick<WorkerScope, 'caches' | 'crypto'>) {}

  /** Returns the cached start with a new nonce for one document; undefined when none is cached. */
  async find(): Promise<DocumentStart | undefined> {
    const cachedResponse = await (await this.scope.caches.open(CACHE_NAME)).match(KEY);
    return (
      cachedResponse && new DocumentStart(await cachedResponse.text(), cachedResponse.headers).withNonce(this.scope.crypto.randomUUID())
    );
  }

  /** Caches the start of a document and ignores other responses. Does not wait for the rest of the document. */
  async take(response: Response): Promise<void> {
    const beginning = await readStart(response);
    if (beginning === undefined) return;
    const { reader, start } = beginning;
    await reader.cancel();
    await (await this.scope.caches.open(CACHE_NAME)).put(KEY, new Response(start.text, { headers: start.headers }));
  }

  async forget(): Promise<void> {
    await this.scope.caches.delete(CACHE_NAME);
  }
}
