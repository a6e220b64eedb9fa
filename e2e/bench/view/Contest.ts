import type { BrowserContext, Page } from '@playwright/test';
import type { Front } from './front/Front';
import { FAST_LINK, PHONE_LINK } from './link/profile';
import type { Member } from './signInMember';
import type { Visit } from './measure/Figures';
import { open, type Opened } from './measure/visit';
import type { Phone } from './Phone';
import { takeStaticPage } from './variants/takeStaticPage';
import type { View } from './views';

const WORKER_MS = 15_000;
/** If a service worker is registered at all, it is within this many ms of an idle page. */
const REGISTRATION_MS = 4_000;

export interface Pair {
  cold: Visit;
  warm: Visit;
}

/** Ends when the page's service worker is active and has fetched its files; returns false when there is none. */
const workerReady = (page: Page): Promise<boolean> =>
  page.evaluate(
    async ([patience, registration]) => {
      const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
      const until = performance.now() + registration;
      while (!(await navigator.serviceWorker.getRegistration()) && performance.now() < until) await pause(100);
      if (!(await navigator.serviceWorker.getRegistration())) return false;
      await Promise.race([navigator.serviceWorker.ready, pause(patience)]);
      const kept = async (): Promise<number> => {
        const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        return (await Promise.all(stores.map((store) => store.keys()))).flat().length;
      };
      for (let before = -1, now = await kept(); now !== before; now = await kept()) {
        before = now;
        await pause(registration / 8);
      }
      return true;
    },
    [WORKER_MS, REGISTRATION_MS] as const,
  );

/** Visits views through a front. */
export class Contest {
  /** Whether the front's pages have a service worker; determined on the first visit. */
  private readonly workers = new Map<Front, boolean>();

  constructor(
    private readonly phone: Phone,
    private readonly member: Member,
    /** Whether connections end between the two visits, as they do after hours. */
    private readonly reconnects: boolean,
  ) {}

  /** An unmeasured first visit: pictures are rendered, caches of the server fill. Returns the page as static HTML. */
  prepare(front: Front, view: View): Promise<string> {
    return this.look(front, view, async (page) => {
      if (this.workers.get(front) !== false) this.workers.set(front, await workerReady(page));
      return takeStaticPage(page);
    });
  }

  /** Opens a view over a fast link and inspects the page once it is idle. */
  async look<Seen>(front: Front, view: View, see: (page: Page, visit: Visit) => Promise<Seen>): Promise<Seen> {
    front.link.become(FAST_LINK);
    const context = await this.contextFor(front, view);
    try {
      const { page, visit } = await open(context, front.origin + view.path);
      return await see(page, visit);
    } finally {
      await context.close();
    }
  }

  /** A single cold visit; a page that does not become idle on a busy machine is retried once. */
  async visitCold(front: Front, view: View): Promise<Visit> {
    const once = async (): Promise<Visit> => {
      const context = await this.contextFor(front, view);
      try {
        return (await this.openCold(context, front, view)).visit;
      } finally {
        await context.close();
      }
    };
    return once().catch(once);
  }

  /** A cold visit, and a second one by the same phone; a page that does not become idle on a busy machine is retried once. */
  async visit(front: Front, view: View): Promise<Pair> {
    return this.visitOnce(front, view).catch(() => this.visitOnce(front, view));
  }

  private async visitOnce(front: Front, view: View): Promise<Pair> {
    const context = await this.contextFor(front, view);
    const url = front.origin + view.path;
    try {
      const { page, session, visit: cold } = await this.openCold(context, front, view);
      front.link.become(FAST_LINK);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      if (this.workers.get(front)) await workerReady(page);
      await page.close();
      if (this.reconnects) front.link.drop();
      front.link.become(PHONE_LINK);
      const { visit: warm } = await open(context, url);
      return { cold, warm };
    } finally {
      await context.close();
    }
  }

  private openCold(context: BrowserContext, front: Front, view: View): Promise<Opened> {
    front.link.drop();
    front.link.become(PHONE_LINK);
    return open(context, front.origin + view.path, view.tap);
  }

  private contextFor(front: Front, { access }: View): Promise<BrowserContext> {
    return this.phone.fresh(front.origin, access === 'private' ? this.member : undefined);
  }
}
