import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

interface Answer {
  id?: number;
  ready?: boolean;
  failure?: string;
  messages?: { name: string; message?: string }[];
}

interface Source {
  /** Folder of the database; without one it lives in memory. */
  dataDir?: string;
  /** File made by `dump`, to start from. */
  image?: string;
}

type Task = { task: 'query'; bytes: Uint8Array } | { task: 'dump'; file: string } | { task: 'close' };
type Waiting = { resolve: (messages: object[]) => void; reject: (error: Error) => void };

/** The embedded database in a thread of its own, so that a slow query never stalls a page or a poll. */
export class PgliteThread {
  readonly waitReady: Promise<void>;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private death: Error | undefined;

  constructor(source: Source) {
    this.worker = new Worker(join(__dirname, 'pgliteWorker.cjs'), { workerData: source, execArgv: [] });
    this.waitReady = new Promise((resolve, reject) => {
      this.worker.on('message', (answer: Answer) => {
        if (answer.ready === true) resolve();
        else if (answer.ready === false) reject(new Error(answer.failure));
        else this.settle(answer);
      });
      this.worker.on('error', (error) => {
        reject(error);
        this.die(error);
      });
      this.worker.on('exit', () => this.die(new Error('its thread is gone')));
    });
  }

  /** Speaks the wire protocol; what node-postgres needs of the engine. */
  execProtocolStream(bytes: Uint8Array): Promise<object[]> {
    return this.ask({ task: 'query', bytes });
  }

  /** Writes the whole database into one file. */
  async dump(file: string): Promise<void> {
    await this.ask({ task: 'dump', file });
  }

  async close(): Promise<void> {
    await this.ask({ task: 'close' });
    await this.worker.terminate();
  }

  private ask(task: Task): Promise<object[]> {
    if (this.death) return Promise.reject(this.death);
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, ...task });
    });
  }

  /** Who waits, and who asks from now on, is told at once. */
  private die(cause: Error): void {
    this.death ??= new Error(`The embedded database ended: ${cause.message}`);
    for (const { reject } of this.waiting.values()) reject(this.death);
    this.waiting.clear();
  }

  private settle({ id = 0, failure, messages = [] }: Answer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (failure === undefined) waiting?.resolve(messages.map((message) => (message.name === 'error' ? toError(message) : message)));
    else waiting?.reject(new Error(failure));
  }
}

const toError = (fields: { message?: string }): Error => Object.assign(new Error(fields.message), fields);
