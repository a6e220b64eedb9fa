import { startWorker } from './startWorker';
import type { WorkerScope } from './WorkerScope';

// This package's types describe a page; only this file runs in a worker.
startWorker(globalThis as unknown as WorkerScope);
