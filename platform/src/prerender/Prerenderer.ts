import type { RenderedPage } from '@rendezvous/shared/contract';
import { RecentPages } from './RecentPages';
import type { RenderedFiles } from './RenderedFiles';
import type { RenderOrder } from './RenderOrder';

/** A page and its storage key: a digest of everything that determines it. */
export interface RenderJob {
  key: string;
  /** Name of the page in the log. */
  name: string;
  order: () => RenderOrder;
}

export interface PrerendererPorts {
  render: (order: RenderOrder) => Promise<RenderedPage>;
  files: Pick<RenderedFiles, 'read' | 'write'>;
  /** Unix milliseconds. */
  now: () => number;
  onFailure: (job: RenderJob, error: unknown) => void;
}

/** Maximum time in ms that a visitor waits for a page that is not in memory; a page that takes longer is shown to the next visitor. */
const WAIT_MS = 500;
/** Delay in ms before a page that failed to render is retried. */
const RETRY_DELAY_MS = 60_000;
/** Maximum number of failed pages in memory: an address can be requested with any query. */
const MAX_FAILED = 500;

/** Provides rendered pages: caches recent ones in memory, renders missing ones, and never makes a document fail. */
export class Prerenderer {
  private readonly pages = new RecentPages();
  private readonly pending = new Map<string, Promise<RenderedPage | undefined>>();
  private readonly failed = new Map<string, number>();

  constructor(
    private readonly ports: PrerendererPorts,
    private readonly waitMs = WAIT_MS,
  ) {}

  /** Returns the page if it is in memory or soon rendered, otherwise undefined. Never rejects. */
  async find(job: RenderJob): Promise<RenderedPage | undefined> {
    return this.pages.get(job.key) ?? Promise.race([this.make(job), pause(this.waitMs)]);
  }

  /** Renders a page if necessary, and stores it on disk for the next start. */
  async store(job: RenderJob): Promise<void> {
    const page = await this.make(job);
    if (page && !(await this.ports.files.read(job.key))) await this.ports.files.write(job.key, page);
  }

  private async make(job: RenderJob): Promise<RenderedPage | undefined> {
    const page = this.pages.get(job.key);
    if (page || this.isResting(job)) return page;
    const pending = this.pending.get(job.key) ?? this.render(job).finally(() => this.pending.delete(job.key));
    this.pending.set(job.key, pending);
    return pending;
  }

  /** Whether the page failed to render recently. Compares absolute differences: a clock that is set back must not extend the delay. */
  private isResting({ key }: RenderJob): boolean {
    return Math.abs(this.ports.now() - (this.failed.get(key) ?? Number.NEGATIVE_INFINITY)) < RETRY_DELAY_MS;
  }

  private async render(job: RenderJob): Promise<RenderedPage | undefined> {
    try {
      const page = (await this.ports.files.read(job.key)) ?? (await this.ports.render(job.order()));
      this.pages.keep(job.key, page);
      this.failed.delete(job.key);
      return page;
    } catch (error) {
      this.failed.set(job.key, this.ports.now());
      for (const oldest of this.failed.keys()) if (this.failed.size > MAX_FAILED) this.failed.delete(oldest);
      this.ports.onFailure(job, error);
      return undefined;
    }
  }
}

const pause = (ms: number): Promise<undefined> => new Promise((resolve) => void setTimeout(resolve, ms, undefined).unref());
