import { isPageRead, type RenderedPage } from '@rendezvous/shared/contract';
import type { RenderJob } from './Prerenderer';
import type { RenderOrder } from './RenderOrder';

type Replies = Record<string, unknown>;

/** A page with the replies it shows, which its document has to embed. */
export interface MemberPage {
  page: RenderedPage;
  replies: Replies;
}

export interface MemberPagesPorts {
  render: (order: RenderOrder) => Promise<RenderedPage>;
  onFailure: (job: RenderJob, error: unknown) => void;
}

interface Patience {
  /** Time limit for the page in ms; beyond it the browser renders by itself. */
  pageMs: number;
  /** Time limit for the api in ms; later replies are missing from the page, which requests them. */
  repliesMs: number;
}

/** Maximum number of replies in a page. */
const LIMIT = 10;

/** Maximum number of pages whose reads are remembered. */
const KNOWN = 500;

/**
 * Personal pages, rendered for one request and never stored: a page's reads are found by rendering it, fetched, and rendered again. Reads of the same
 * person's last visit to the address are fetched in advance: then one render suffices.
 */
export class MemberPages {
  /** Addresses of reads, never their replies, by person and page. */
  private readonly needs = new Map<string, readonly string[]>();

  constructor(
    private readonly ports: MemberPagesPorts,
    private readonly patience: Patience = { pageMs: 700, repliesMs: 300 },
  ) {}

  /** `ask` reads in the person's name. Never rejects. */
  async make(job: RenderJob, ask: (address: string) => Promise<unknown>): Promise<MemberPage | undefined> {
    const made = this.draw(job, ask).catch((error: unknown) => {
      this.ports.onFailure(job, error);
      return undefined;
    });
    return Promise.race([made, pause(this.patience.pageMs)]);
  }

  private async draw(job: RenderJob, ask: (address: string) => Promise<unknown>): Promise<MemberPage> {
    const order = job.order();
    const page = `${order.input.boot.user?.id ?? ''} ${job.name}`;
    const expected = this.needs.get(page) ?? [];
    const prefetched = await this.read(expected, ask);
    const first = await this.ports.render(withReplies(order, prefetched));
    const missing = (first.wanted ?? []).filter((address) => isPageRead(address) && !expected.includes(address)).slice(0, LIMIT);
    if (missing.length === 0) return { page: first, replies: prefetched };
    this.remember(page, [...expected, ...missing].slice(-LIMIT));
    const replies = { ...prefetched, ...(await this.read(missing, ask)) };
    return { page: await this.ports.render(withReplies(order, replies)), replies };
  }

  private remember(page: string, needs: readonly string[]): void {
    this.needs.delete(page);
    this.needs.set(page, needs);
    for (const oldest of this.needs.keys()) if (this.needs.size > KNOWN) this.needs.delete(oldest);
  }

  private async read(addresses: readonly string[], ask: (address: string) => Promise<unknown>): Promise<Replies> {
    const read = async (address: string): Promise<[string, unknown][]> => {
      const reply = await Promise.race([ask(address).catch(() => undefined), pause(this.patience.repliesMs)]);
      return reply === undefined ? [] : [[address, reply]];
    };
    return Object.fromEntries((await Promise.all(addresses.map(read))).flat());
  }
}

function withReplies(order: RenderOrder, found: Replies): RenderOrder {
  const { input } = order;
  return { ...order, input: { ...input, boot: { ...input.boot, replies: { ...input.boot.replies, ...found } } } };
}

const pause = (ms: number): Promise<undefined> => new Promise((resolve) => void setTimeout(resolve, ms, undefined).unref());
