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

/** Pages of one person, made for one request and kept nowhere: what a page needs is found by rendering it, fetched, and rendered once more. */
export class MemberPages {
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
    const order = await job.order();
    const first = await this.ports.render(order);
    const found = await this.read((first.wanted ?? []).filter(isPageRead).slice(0, LIMIT), ask);
    if (Object.keys(found).length === 0) return { page: first, replies: {} };
    return { page: await this.ports.render(withReplies(order, found)), replies: found };
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
