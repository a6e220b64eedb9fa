import { isPageRead, type RenderedPage } from '@rendezvous/shared/contract';
import type { RenderJob } from './Prerenderer';
import type { RenderOrder } from './RenderOrder';

type Replies = Record<string, unknown>;

/** A page with the replies it shows, which its document has to bring. */
export interface MemberPage {
  page: RenderedPage;
  replies: Replies;
}

export interface MemberPagesPorts {
  render: (order: RenderOrder) => Promise<RenderedPage>;
  onFailure: (job: RenderJob, error: unknown) => void;
}

interface Patience {
  /** For the page, in ms; what takes longer the browser renders itself. */
  pageMs: number;
  /** For the api, in ms; what comes later is missing in the page, which asks for it. */
  repliesMs: number;
}

/** Replies that a page shows at most. */
const LIMIT = 10;

/** Pages whose reads are remembered at most. */
const KNOWN = 500;

/**
 * Pages of one person, made for one request and kept nowhere: what a page needs is found by rendering it, fetched, and rendered once more.
 * What the same person's page at the same address needed the last time is fetched ahead: then one rendering is enough.
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
    const ahead = await this.read(expected, ask);
    const first = await this.ports.render(withReplies(order, ahead));
    const missing = (first.wanted ?? []).filter((address) => isPageRead(address) && !expected.includes(address)).slice(0, LIMIT);
    if (missing.length === 0) return { page: first, replies: ahead };
    this.remember(page, [...expected, ...missing].slice(-LIMIT));
    const replies = { ...ahead, ...(await this.read(missing, ask)) };
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
