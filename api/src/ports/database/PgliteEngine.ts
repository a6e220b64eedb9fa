import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

interface Answer {
  id?: number;
  ready?: boolean;
  failure?: string;
  messages?: { name: string; message?: string; severity?: string }[];
}

export interface Source {
  /** Folder of the database; without one it is in memory. */
  dataDir?: string;
  /** Initial contents, a file made by `dump`. */
  image?: string;
}

type Task = { task: 'query'; bytes: Uint8Array } | { task: 'dump'; file: string } | { task: 'close' };
type Waiting = { resolve: (messages: object[]) => void; reject: (error: Error) => void };

/** Startup limit in ms, after which an engine counts as hanging. */
const START_MS = 120_000;

/** One run of the embedded database, in a thread of its own. Unrecoverable errors, such as a log that cannot be written, end it. */
export class PgliteEngine {
  readonly ready: Promise<void>;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private end: Error | undefined;

  constructor(source: Source) {
    this.worker = new Worker(join(__dirname, 'pgliteWorker.cjs'), { workerData: source, execArgv: [] });
    this.ready = new Promise((resolve, reject) => {
      const fail = (cause: string): void => {
        this.die(cause);
        reject(new Error(cause));
      };
      const tooLong = setTimeout(() => fail('it did not start'), START_MS).unref();
      this.worker.on('message', (answer: Answer) => {
        clearTimeout(tooLong);
        if (answer.ready === true) resolve();
        else if (answer.ready === false) fail(answer.failure ?? 'it did not start');
        else this.settle(answer);
      });
      this.worker.on('error', (error) => fail(error.message));
      this.worker.on('exit', () => fail('its thread is gone'));
    });
  }

  /** Why it no longer responds. */
  get death(): Error | undefined {
    return this.end;
  }

  ask(task: Task): Promise<object[]> {
    if (this.end) return Promise.reject(this.end);
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, ...task });
    });
  }

  async stop(): Promise<void> {
    await this.worker.terminate();
  }

  /** Pending and future queries fail at once. */
  private die(cause: string): void {
    if (this.end) return;
    this.end = new Error(`The embedded database ended: ${cause}`);
    for (const { reject } of this.waiting.values()) reject(this.end);
    this.waiting.clear();
    void this.worker.terminate();
  }

  private settle({ id = 0, failure, messages = [] }: Answer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (failure === undefined) waiting?.resolve(messages.map((message) => (message.name === 'error' ? toError(message) : message)));
    else waiting?.reject(new Error(failure));
    // After a panic the engine would loop; end it, like a server that panics.
    const panic = messages.find(({ severity }) => severity === 'PANIC');
    if (panic) this.die(panic.message ?? 'it panicked');
  }
}

const toError = (fields: { message?: string }): Error => Object.assign(new Error(fields.message), fields);
