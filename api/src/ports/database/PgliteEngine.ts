import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

interface Reply {
  id?: number;
  ready?: boolean;
  failure?: string;
  messages?: { name: string; message?: string; severity?: string }[];
}

export interface DatabaseSource {
  /** Data directory; without one the database is in memory. */
  dataDir?: string;
  /** Path of a database image with the initial contents, written by the task `dump`. */
  image?: string;
}

type Task = { task: 'query'; bytes: Uint8Array } | { task: 'dump'; file: string } | { task: 'close' };
type PendingTask = { resolve: (messages: object[]) => void; reject: (error: Error) => void };

/** Startup timeout in ms, after which an engine is considered hung. */
const START_TIMEOUT_MS = 120_000;

/** One run of the embedded database, in a thread of its own. Unrecoverable errors, such as a failed write to the log, terminate it. */
export class PgliteEngine {
  readonly ready: Promise<void>;
  private readonly worker: Worker;
  private readonly pendingTasks = new Map<number, PendingTask>();
  private lastId = 0;
  private terminationError: Error | undefined;

  constructor(source: DatabaseSource) {
    this.worker = new Worker(join(__dirname, 'pgliteWorker.cjs'), { workerData: source, execArgv: [] });
    this.ready = new Promise((resolve, reject) => {
      const fail = (cause: string): void => {
        this.terminate(cause);
        reject(new Error(cause));
      };
      const timer = setTimeout(() => fail('it did not start'), START_TIMEOUT_MS).unref();
      this.worker.on('message', (reply: Reply) => {
        clearTimeout(timer);
        if (reply.ready === true) resolve();
        else if (reply.ready === false) fail(reply.failure ?? 'it did not start');
        else this.settle(reply);
      });
      this.worker.on('error', (error) => fail(error.message));
      this.worker.on('exit', () => fail('its thread is gone'));
    });
  }

  /** The error that terminated the engine; undefined while it runs. */
  get terminationCause(): Error | undefined {
    return this.terminationError;
  }

  execute(task: Task): Promise<object[]> {
    if (this.terminationError) return Promise.reject(this.terminationError);
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.pendingTasks.set(id, { resolve, reject });
      this.worker.postMessage({ id, ...task });
    });
  }

  async stop(): Promise<void> {
    await this.worker.terminate();
  }

  /** Terminates the engine: pending and future queries fail at once. */
  private terminate(cause: string): void {
    if (this.terminationError) return;
    this.terminationError = new Error(`The embedded database ended: ${cause}`);
    for (const { reject } of this.pendingTasks.values()) reject(this.terminationError);
    this.pendingTasks.clear();
    void this.worker.terminate();
  }

  private settle({ id = 0, failure, messages = [] }: Reply): void {
    const task = this.pendingTasks.get(id);
    this.pendingTasks.delete(id);
    if (failure === undefined) task?.resolve(messages.map((message) => (message.name === 'error' ? restoreError(message) : message)));
    else task?.reject(new Error(failure));
    // After a panic the engine would loop forever; terminate it, as a server would.
    const panic = messages.find(({ severity }) => severity === 'PANIC');
    if (panic) this.terminate(panic.message ?? 'it panicked');
  }
}

const restoreError = (fields: { message?: string }): Error => Object.assign(new Error(fields.message), fields);
