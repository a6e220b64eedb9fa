import type { BrowserContext, Page } from '@playwright/test';
import type { Front } from './front/Front';
import { FAST_LINK, PHONE_LINK } from './link/profile';
import type { Member } from './signInMember';
import type { Visit } from './measure/Figures';
import { open, type OpenedPage } from './measure/visit';
import type { Phone } from './Phone';
import { takeStaticPage } from './variants/takeStaticPage';
import type { View } from './views';

/** Maximum wait for a registered service worker to become active, in ms. */
const WORKER_MS = 15_000;
/** A page that registers a service worker does so within this many ms of becoming idle. */
const REGISTRATION_MS = 4_000;

export interface Pair {
  cold: Visit;
  warm: Visit;
}

/** Waits until the page's service worker is active and has fetched its files; returns false if there is none. */
const waitForWorker = (page: Page): Promise<boolean> =>
  page.evaluate(
    async ([patience, registration]) => {
      const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
      const deadline = performance.now() + registration;
      while (!(await navigator.serviceWorker.getRegistration()) && performance.now() < deadline) await pause(100);
      if (!(await navigator.serviceWorker.getRegistration())) return false;
      await Promise.race([navigator.serviceWorker.ready, pause(patience)]);
      const countCached = async (): Promise<number> => {
        const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        return (await Promise.all(stores.map((store) => store.keys()))).flat().length;
      };
      for (let before = -1, now = await countCached(); now !== before; now = await countCached()) {
        before = now;
        await pause(registration / 8);
      }
      return true;
    },
    [WORKER_MS, REGISTRATION_MS] as const,
  );

/** Visits views through a front proxy, as one phone and one member. */
export class ViewVisitor {
  /** Whether the pages of a front proxy register a service worker, as determined on the first visit. */
  private readonly workers = new Map<Front, boolean>();

  constructor(
    private readonly phone: Phone,
    private readonly member: Member,
    /** True if connections are closed between the two visits, as they would be hours later. */
    private readonly reconnects: boolean,
  ) {}

  /** Makes an unmeasured first visit, which warms the server's image and page caches. Returns the page as static HTML. */
  prepare(front: Front, view: View): Promise<string> {
    return this.look(front, view, async (page) => {
      if (this.workers.get(front) !== false) this.workers.set(front, await waitForWorker(page));
      return takeStaticPage(page);
    });
  }

  /** Opens a view over a fast link and inspects the page once it is idle. */
  async look<Result>(front: Front, view: View, inspect: (page: Page, visit: Visit) => Promise<Result>): Promise<Result> {
    front.link.become(FAST_LINK);
    const context = await this.createContext(front, view);
    try {
      const { page, visit } = await open(context, front.origin + view.path);
      return await inspect(page, visit);
    } finally {
      await context.close();
    }
  }

  /** Makes a single cold visit; retries once if it fails, for example because the page does not become idle on a busy machine. */
  async visitCold(front: Front, view: View): Promise<Visit> {
    const once = async (): Promise<Visit> => {
      const context = await this.createContext(front, view);
      try {
        return (await this.openCold(context, front, view)).visit;
      } finally {
        await context.close();
      }
    };
    return once().catch(once);
  }

  /** Makes a cold visit and then a warm one with the same phone; retries once if either fails, for example on a busy machine. */
  async visit(front: Front, view: View): Promise<Pair> {
    return this.visitOnce(front, view).catch(() => this.visitOnce(front, view));
  }

  private async visitOnce(front: Front, view: View): Promise<Pair> {
    const context = await this.createContext(front, view);
    const url = front.origin + view.path;
    try {
      const { page, session, visit: cold } = await this.openCold(context, front, view);
      front.link.become(FAST_LINK);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      if (this.workers.get(front)) await waitForWorker(page);
      await page.close();
      if (this.reconnects) front.link.drop();
      front.link.become(PHONE_LINK);
      const { visit: warm } = await open(context, url);
      return { cold, warm };
    } finally {
      await context.close();
    }
  }

  private openCold(context: BrowserContext, front: Front, view: View): Promise<OpenedPage> {
    front.link.drop();
    front.link.become(PHONE_LINK);
    return open(context, front.origin + view.path, view.tap);
  }

  private createContext(front: Front, { access }: View): Promise<BrowserContext> {
    return this.phone.fresh(front.origin, access === 'private' ? this.member : undefined);
  }
}
