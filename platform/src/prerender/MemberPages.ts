import { isPageRead, type RenderedPage } from '@rendezvous/shared/contract';
import type { RenderJob } from './Prerenderer';
import type { RenderOrder } from './RenderOrder';

type Replies = Record<string, unknown>;

/** A rendered page and the api replies it shows, keyed by URL; the page's document has to embed the replies. */
export interface MemberPage {
  page: RenderedPage;
  replies: Replies;
}

export interface MemberPagesPorts {
  render: (order: RenderOrder) => Promise<RenderedPage>;
  onFailure: (job: RenderJob, error: unknown) => void;
}

interface Timeouts {
  /** Time limit for rendering the page in ms; after that the browser has to render it. */
  pageMs: number;
  /** Time limit for each api read in ms; a later reply is missing from the page, so the browser requests it. */
  repliesMs: number;
}

/** Maximum number of reads added after a page's first render, and of reads whose URLs are cached per page. */
const MAX_REPLIES = 10;

/** Maximum number of pages for which the URLs of reads are cached. */
const MAX_PAGES = 500;

/**
 * Renders personal pages, each for one request; they are never stored. Rendering a page reveals which reads it needs; these are fetched,
 * and the page is rendered again. The reads of the same person's last visit to the page are fetched in advance, so that one render usually
 * suffices.
 */
export class MemberPages {
  /** URLs of a page's reads, keyed by person and page; their replies are never stored. */
  private readonly readsByPage = new Map<string, readonly string[]>();

  constructor(
    private readonly ports: MemberPagesPorts,
    private readonly timeouts: Timeouts = { pageMs: 700, repliesMs: 300 },
  ) {}

  /** Renders a page; undefined if that failed or took too long. `fetchUrl` sends a read on behalf of this person. Never rejects. */
  async make(job: RenderJob, fetchUrl: (url: string) => Promise<unknown>): Promise<MemberPage | undefined> {
    const pendingPage = this.render(job, fetchUrl).catch((error: unknown) => {
      this.ports.onFailure(job, error);
      return undefined;
    });
    return Promise.race([pendingPage, waitFor(this.timeouts.pageMs)]);
  }

  private async render(job: RenderJob, fetchUrl: (url: string) => Promise<unknown>): Promise<MemberPage> {
    const order = job.order();
    const pageKey = `${order.input.boot.user?.id ?? ''} ${job.name}`;
    const cachedReads = this.readsByPage.get(pageKey) ?? [];
    const prefetchedReplies = await this.fetchReplies(cachedReads, fetchUrl);
    const firstPage = await this.ports.render(withReplies(order, prefetchedReplies));
    const missingReads = (firstPage.wanted ?? []).filter((url) => isPageRead(url) && !cachedReads.includes(url)).slice(0, MAX_REPLIES);
    if (missingReads.length === 0) return { page: firstPage, replies: prefetchedReplies };
    this.cacheReads(pageKey, [...cachedReads, ...missingReads].slice(-MAX_REPLIES));
    const replies = { ...prefetchedReplies, ...(await this.fetchReplies(missingReads, fetchUrl)) };
    return { page: await this.ports.render(withReplies(order, replies)), replies };
  }

  private cacheReads(page: string, reads: readonly string[]): void {
    this.readsByPage.delete(page);
    this.readsByPage.set(page, reads);
    for (const oldestPage of this.readsByPage.keys()) if (this.readsByPage.size > MAX_PAGES) this.readsByPage.delete(oldestPage);
  }

  private async fetchReplies(urls: readonly string[], fetchUrl: (url: string) => Promise<unknown>): Promise<Replies> {
    const fetchReply = async (url: string): Promise<[string, unknown][]> => {
      const reply = await Promise.race([fetchUrl(url).catch(() => undefined), waitFor(this.timeouts.repliesMs)]);
      return reply === undefined ? [] : [[url, reply]];
    };
    return Object.fromEntries((await Promise.all(urls.map(fetchReply))).flat());
  }
}

function withReplies(order: RenderOrder, newReplies: Replies): RenderOrder {
  const { input } = order;
  return { ...order, input: { ...input, boot: { ...input.boot, replies: { ...input.boot.replies, ...newReplies } } } };
}

const waitFor = (ms: number): Promise<undefined> => new Promise((resolve) => void setTimeout(resolve, ms, undefined).unref());
