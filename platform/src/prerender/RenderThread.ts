import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '@rendezvous/shared/contract';
import type { RenderOrder } from './RenderOrder';

interface Reply {
  id: number;
  page?: RenderedPage;
  failure?: string;
}

interface Pending {
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** The thread is terminated when a page takes longer than this many ms: there is no other way to stop one that hangs. */
const TIMEOUT_MS = 10_000;
const MEMORY_MB = 256;

/** Renders pages in a separate thread, so that neither slow nor broken releases affect the site; it has no environment variables. */
export class RenderThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Pending>();
  private lastId = 0;

  constructor(
    private readonly file = join(__dirname, 'renderThread.cjs'),
    private readonly limitMs = TIMEOUT_MS,
  ) {}

  /** Renders a page; rejects with the release's error, or if the thread had to be terminated. */
  render(order: RenderOrder): Promise<RenderedPage> {
    this.worker ??= this.start();
    const { worker } = this;
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end(worker, new Error(`A page took longer than ${this.limitMs} ms to render.`)), this.limitMs);
      timer.unref();
      this.waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, ...order });
    });
  }

  close(): void {
    if (this.worker) this.end(this.worker, new Error('The site is closing.'));
  }

  private start(): Worker {
    const worker = new Worker(this.file, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    worker.unref();
    worker.on('message', (reply: Reply) => this.settle(reply));
    worker.on('error', (error: Error) => this.end(worker, error));
    worker.on('exit', (code) => this.end(worker, new Error(`The rendering thread ended with ${code}.`)));
    return worker;
  }

  private settle({ id, page, failure }: Reply): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    clearTimeout(waiting.timer);
    if (page) waiting.resolve(page);
    else waiting.reject(new Error(failure));
  }

  private end(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    void worker.terminate();
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.waiting.clear();
  }
}
