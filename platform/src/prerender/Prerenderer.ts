import type { RenderedPage } from '@rendezvous/shared/contract';
import { RecentPages } from './RecentPages';
import type { RenderedFiles } from './RenderedFiles';
import type { RenderOrder } from './RenderOrder';

/** A page and the key under which it is kept: a digest of everything that decides on it. */
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

/** A visitor waits this many ms for a page that nobody asked for before; what is late is for the next one. */
const PATIENCE_MS = 500;
/** A page that cannot be rendered is not tried again for this many ms. */
const REST_MS = 60_000;
/** Such pages that are remembered at most: an address can be asked for with any query. */
const REMEMBERED = 500;

/** Rendered pages: kept while they are asked for, made when they are missing, never a reason for a document to fail. */
export class Prerenderer {
  private readonly pages = new RecentPages();
  private readonly coming = new Map<string, Promise<RenderedPage | undefined>>();
  private readonly failed = new Map<string, number>();

  constructor(
    private readonly ports: PrerendererPorts,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** The page if it is there or comes soon. */
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

  /** A clock that jumped back must not make the rest longer. */
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
