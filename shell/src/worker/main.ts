import { startWorker } from './startWorker';
import type { WorkerScope } from './WorkerScope';

// The cast is needed because this package is compiled with the global types of a page.
startWorker(globalThis as unknown as WorkerScope);
