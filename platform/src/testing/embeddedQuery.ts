import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Query } from '../registry/Query';

interface QueryResult {
  id: number;
  rows?: never[];
  failure?: string;
}

/** Opens an empty in-memory database in a worker thread, because Jest's sandbox cannot load the engine. */
export function openEmbeddedDatabase(): { query: Query; close: () => Promise<unknown> } {
  const worker = new Worker(join(__dirname, 'embeddedWorker.cjs'), { execArgv: [] });
  worker.setMaxListeners(100);
  let lastId = 0;
  const query: Query = (sql, params = []) => {
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      const onMessage = (result: QueryResult): void => {
        if (result.id !== id) return;
        worker.off('message', onMessage);
        if (result.rows) resolve(result.rows);
        else reject(new Error(result.failure));
      };
      worker.on('message', onMessage);
      worker.postMessage({ id, sql, params });
    });
  };
  return { query, close: () => worker.terminate() };
}
