import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BundleFile } from '../prerender/RenderOrder';

/** A remote to be loaded for inspection, and the shell whose doors it receives. */
interface InspectionRequest {
  shell: BundleFile;
  container: string;
  /** Source text of the browser entry. */
  entry: string;
  /** Source text of the server bundle with all modules. */
  server: string;
}

/** What was observed while a remote was loaded. */
export interface Inspection {
  /** Description of the loaded module; absent if it is not a remote. */
  module?: { name: unknown; contract: unknown; screens: string[]; slots: string[] };
  /** Screens and slots that are not components or could not be loaded, with the reason. */
  broken: string[];
  /** Globals, listeners, storage and calls left behind by loading. */
  effects: string[];
  /** Error that prevented the module from loading. */
  failure?: string;
}

/** A release that takes longer than this many ms to load is rejected. */
const TIMEOUT_MS = 10_000;
const MAX_MEMORY_MB = 256;

/** Loads a remote in its own thread, without environment variables, and terminates the thread. Never rejects: `failure` contains the error. */
export function inspect(request: InspectionRequest, timeoutMs = TIMEOUT_MS): Promise<Inspection> {
  const worker = new Worker(join(__dirname, 'inspectThread.cjs'), {
    env: {},
    execArgv: [],
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  return new Promise<Inspection>((resolve) => {
    const fail = (failure: string): void => resolve({ broken: [], effects: [], failure });
    const timer = setTimeout(() => fail(`loading it took longer than ${timeoutMs} ms`), timeoutMs);
    timer.unref();
    worker.once('message', (inspection: Inspection) => resolve(inspection));
    worker.once('error', (error: Error) => fail(error.message));
    worker.once('exit', (code) => fail(`the thread that loaded it ended with ${code}`));
  }).finally(() => void worker.terminate());
}
