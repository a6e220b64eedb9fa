import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Query } from '../registry/Query';

interface Answer {
  id: number;
  rows?: never[];
  failure?: string;
}

/** An empty embedded database in memory; in a thread, since Jest's sandbox cannot load the engine. */
export function embeddedQuery(): { query: Query; close: () => Promise<unknown> } {
  const worker = new Worker(join(__dirname, 'embeddedWorker.cjs'), { execArgv: [] });
  worker.setMaxListeners(100);
  let last = 0;
  const query: Query = (sql, params = []) => {
    const id = ++last;
    return new Promise((resolve, reject) => {
      const listen = (answer: Answer): void => {
        if (answer.id !== id) return;
        worker.off('message', listen);
        if (answer.rows) resolve(answer.rows);
        else reject(new Error(answer.failure));
      };
      worker.on('message', listen);
      worker.postMessage({ id, sql, params });
    });
  };
  return { query, close: () => worker.terminate() };
}
