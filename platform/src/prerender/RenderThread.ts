import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '@rendezvous/shared/contract';
import type { RenderOrder } from './RenderOrder';

interface Reply {
  id: number;
  page?: RenderedPage;
  failure?: string;
}

interface PendingRender {
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** The thread is terminated when a page takes longer than this many ms: there is no other way to stop a page that hangs. */
const TIMEOUT_MS = 10_000;
const MAX_MEMORY_MB = 256;

/** Renders pages in a separate thread without environment variables, so that neither slow nor broken releases affect the site. */
export class RenderThread {
  private worker: Worker | undefined;
  private readonly pendingRenders = new Map<number, PendingRender>();
  private lastId = 0;

  constructor(
    private readonly file = join(__dirname, 'renderThread.cjs'),
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  /** Renders a page; rejects with the release's error, or if the thread has ended. */
  render(order: RenderOrder): Promise<RenderedPage> {
    this.worker ??= this.startWorker();
    const { worker } = this;
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.terminateWorker(worker, new Error(`A page took longer than ${this.timeoutMs} ms to render.`)),
        this.timeoutMs,
      );
      timer.unref();
      this.pendingRenders.set(id, { resolve, reject, timer });
      worker.postMessage({ id, ...order });
    });
  }

  close(): void {
    if (this.worker) this.terminateWorker(this.worker, new Error('The site is closing.'));
  }

  private startWorker(): Worker {
    const worker = new Worker(this.file, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB } });
    worker.unref();
    worker.on('message', (reply: Reply) => this.settle(reply));
    worker.on('error', (error: Error) => this.terminateWorker(worker, error));
    worker.on('exit', (code) => this.terminateWorker(worker, new Error(`The rendering thread ended with ${code}.`)));
    return worker;
  }

  private settle({ id, page, failure }: Reply): void {
    const pendingRender = this.pendingRenders.get(id);
    if (!pendingRender) return;
    this.pendingRenders.delete(id);
    clearTimeout(pendingRender.timer);
    if (page) pendingRender.resolve(page);
    else pendingRender.reject(new Error(failure));
  }

  private terminateWorker(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    void worker.terminate();
    for (const { reject, timer } of this.pendingRenders.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.pendingRenders.clear();
  }
}
