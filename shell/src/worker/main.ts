import { startWorker } from './startWorker';
import type { WorkerScope } from './WorkerScope';

// The types of this package describe a page; this file alone runs in a worker.
startWorker(globalThis as unknown as WorkerScope);
