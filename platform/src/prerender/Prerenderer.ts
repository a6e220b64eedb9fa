import type { RenderedPage } from '@rendezvous/shared/contract';
import { RecentPages } from './RecentPages';
import type { RenderedFiles } from './RenderedFiles';
import type { RenderOrder } from './RenderOrder';

/** A page and its storage key: a digest of everything that determines it. */
export interface RenderJob {
  key: string;
  /** For the log. */
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

/** How many ms a visitor waits for a page that nobody has requested before; a late one is for the next visitor. */
const PATIENCE_MS = 500;
/** Delay in ms before a page that failed to render is tried again. */
const REST_MS = 60_000;
/** Maximum number of failed pages remembered: an address can be requested with any query. */
const REMEMBERED = 500;

/** Rendered pages: kept while they are requested, created when missing, never a reason for a document to fail. */
export class Prerenderer {
  private readonly pages = new RecentPages();
  private readonly coming = new Map<string, Promise<RenderedPage | undefined>>();
  private readonly failed = new Map<string, number>();

  constructor(
    private readonly ports: PrerendererPorts,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** The page, if it is available or about to be. */
  async find(job: RenderJob): Promise<RenderedPage | undefined> {
    return this.pages.get(job.key) ?? Promise.race([this.make(job), pause(this.patienceMs)]);
  }

  /** Renders a page and stores it for the next start. */
  async store(job: RenderJob): Promise<void> {
    const page = await this.make(job);
    if (page && !(await this.ports.files.read(job.key))) await this.ports.files.write(job.key, page);
  }

  private async make(job: RenderJob): Promise<RenderedPage | undefined> {
    const known = this.pages.get(job.key);
    if (known || this.isResting(job)) return known;
    const coming = this.coming.get(job.key) ?? this.render(job).finally(() => this.coming.delete(job.key));
    this.coming.set(job.key, coming);
    return coming;
  }

  /** A backward clock jump must not extend the rest period. */
  private isResting({ key }: RenderJob): boolean {
    return Math.abs(this.ports.now() - (this.failed.get(key) ?? Number.NEGATIVE_INFINITY)) < REST_MS;
  }

  private async render(job: RenderJob): Promise<RenderedPage | undefined> {
    try {
      const page = (await this.ports.files.read(job.key)) ?? (await this.ports.render(job.order()));
      this.pages.keep(job.key, page);
      this.failed.delete(job.key);
      return page;
    } catch (error) {
      this.failed.set(job.key, this.ports.now());
      for (const oldest of this.failed.keys()) if (this.failed.size > REMEMBERED) this.failed.delete(oldest);
      this.ports.onFailure(job, error);
      return undefined;
    }
  }
}

const pause = (ms: number): Promise<undefined> => new Promise((resolve) => void setTimeout(resolve, ms, undefined).unref());
