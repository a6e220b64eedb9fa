import type { RenderedPage } from '@rendezvous/shared/contract';
import { RecentPages } from './RecentPages';
import type { RenderedFiles } from './RenderedFiles';
import type { RenderOrder } from './RenderOrder';

/** A page to render; `key` is the digest under which it is stored. */
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

/** Maximum time in ms that a visitor waits for a page that is not in memory; a page that takes longer is kept for later visitors. */
const MAX_WAIT_MS = 500;
/** Delay in ms before a page that failed to render is retried. */
const RETRY_DELAY_MS = 60_000;
/** Maximum number of failed pages in memory, needed because a page can be requested with any query. */
const MAX_FAILED_PAGES = 500;

/** Provides rendered pages: caches recent ones in memory, renders missing ones, and never makes a document fail. */
export class Prerenderer {
  private readonly pages = new RecentPages();
  private readonly pendingRenders = new Map<string, Promise<RenderedPage | undefined>>();
  private readonly failureTimes = new Map<string, number>();

  constructor(
    private readonly ports: PrerendererPorts,
    private readonly waitMs = MAX_WAIT_MS,
  ) {}

  /** Returns the page if it is in memory, or is read from disk or rendered in time; otherwise undefined. Never rejects. */
  async find(job: RenderJob): Promise<RenderedPage | undefined> {
    return this.pages.get(job.key) ?? Promise.race([this.renderOnce(job), waitFor(this.waitMs)]);
  }

  /** Renders a page if necessary, and stores it on disk for the next start. */
  async store(job: RenderJob): Promise<void> {
    const page = await this.renderOnce(job);
    if (page && !(await this.ports.files.read(job.key))) await this.ports.files.write(job.key, page);
  }

  private async renderOnce(job: RenderJob): Promise<RenderedPage | undefined> {
    const page = this.pages.get(job.key);
    if (page || this.hasFailedRecently(job)) return page;
    const pendingRender = this.pendingRenders.get(job.key) ?? this.render(job).finally(() => this.pendingRenders.delete(job.key));
    this.pendingRenders.set(job.key, pendingRender);
    return pendingRender;
  }

  /** Whether the page failed to render recently. Compares absolute differences: a clock that is set back must not extend the delay. */
  private hasFailedRecently({ key }: RenderJob): boolean {
    return Math.abs(this.ports.now() - (this.failureTimes.get(key) ?? Number.NEGATIVE_INFINITY)) < RETRY_DELAY_MS;
  }

  private async render(job: RenderJob): Promise<RenderedPage | undefined> {
    try {
      const page = (await this.ports.files.read(job.key)) ?? (await this.ports.render(job.order()));
      this.pages.add(job.key, page);
      this.failureTimes.delete(job.key);
      return page;
    } catch (error) {
      this.failureTimes.set(job.key, this.ports.now());
      for (const oldestKey of this.failureTimes.keys()) if (this.failureTimes.size > MAX_FAILED_PAGES) this.failureTimes.delete(oldestKey);
      this.ports.onFailure(job, error);
      return undefined;
    }
  }
}

const waitFor = (ms: number): Promise<undefined> => new Promise((resolve) => void setTimeout(resolve, ms, undefined).unref());
