import { DocumentStart } from './DocumentStart';
import { readStart } from './readStart';
import type { WorkerScope } from './WorkerScope';

/** The start of documents; contains nothing about a member. */
const CACHE = 'start';
const KEY = '/start';

/** Keeps the start of documents between visits. */
export class StartKeeper {
  constructor(private readonly scope: Pick<WorkerScope, 'caches' | 'crypto'>) {}

  /** The start with a nonce for one document. */
  async find(): Promise<DocumentStart | undefined> {
    const kept = await (await this.scope.caches.open(CACHE)).match(KEY);
    return kept && new DocumentStart(await kept.text(), kept.headers).withNonce(this.scope.crypto.randomUUID());
  }

  /** Keeps the start of a document and ignores other responses. Does not wait for the rest of the document. */
  async take(response: Response): Promise<void> {
    const begun = await readStart(response);
    if (begun === undefined) return;
    const { reader, start } = begun;
    await reader.cancel();
    await (await this.scope.caches.open(CACHE)).put(KEY, new Response(start.text, { headers: start.headers }));
  }

  async forget(): Promise<void> {
    await this.scope.caches.delete(CACHE);
  }
}
