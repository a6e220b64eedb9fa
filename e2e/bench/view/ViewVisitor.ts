import type { BrowserContext, Page } from '@playwright/test';
import type { Front } from './front/Front';
import { FAST_LINK, PHONE_LINK } from './link/profile';
import type { Member } from './signInMember';
import type { Visit } from './measure/Figures';
import { openPage, type OpenedPage } from './measure/visit';
import type { Phone } from './Phone';
import { captureStaticPage } from './variants/captureStaticPage';
import type { View } from './views';

/** Maximum wait for a registered service worker to become active, in ms. */
const WORKER_TIMEOUT_MS = 15_000;
/** A page that registers a service worker does so within this many ms of becoming idle. */
const REGISTRATION_TIMEOUT_MS = 4_000;

export interface ColdWarmPair {
  cold: Visit;
  warm: Visit;
}

/** Waits until the page's service worker is active and has fetched its files; returns false if there is none. */
const waitForWorker = (page: Page): Promise<boolean> =>
  page.evaluate(
    async ([workerTimeoutMs, registrationTimeoutMs]) => {
      const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
      const deadline = performance.now() + registrationTimeoutMs;
      while (!(await navigator.serviceWorker.getRegistration()) && performance.now() < deadline) await pause(100);
      if (!(await navigator.serviceWorker.getRegistration())) return false;
      await Promise.race([navigator.serviceWorker.ready, pause(workerTimeoutMs)]);
      const countCached = async (): Promise<number> => {
        const openCaches = await Promise.all((await caches.keys()).map((cacheName) => caches.open(cacheName)));
        return (await Promise.all(openCaches.map((cache) => cache.keys()))).flat().length;
      };
      for (let previousCount = -1, currentCount = await countCached(); currentCount !== previousCount; currentCount = await countCached()) {
        previousCount = currentCount;
        await pause(registrationTimeoutMs / 8);
      }
      return true;
    },
    [WORKER_TIMEOUT_MS, REGISTRATION_TIMEOUT_MS] as const,
  );

/** Visits views through a front proxy, as one phone and one member. */
export class ViewVisitor {
  /** Whether the pages of a front proxy register a service worker, as determined on the first visit. */
  private readonly hasWorkerByFront = new Map<Front, boolean>();

  constructor(
    private readonly phone: Phone,
    private readonly member: Member,
    /** True if connections are closed between a cold and a warm visit, as they would be hours later. */
    private readonly reconnects: boolean,
  ) {}

  /** Makes an unmeasured first visit, which warms the server's image and page caches. Returns the page as static HTML. */
  prepare(front: Front, view: View): Promise<string> {
    return this.inspectView(front, view, async (page) => {
      if (this.hasWorkerByFront.get(front) !== false) this.hasWorkerByFront.set(front, await waitForWorker(page));
      return captureStaticPage(page);
    });
  }

  /** Opens a view over a fast link and inspects the page once it is idle. */
  async inspectView<Result>(front: Front, view: View, inspect: (page: Page, visit: Visit) => Promise<Result>): Promise<Result> {
    front.link.setProfile(FAST_LINK);
    const context = await this.createContext(front, view);
    try {
      const { page, visit } = await openPage(context, front.origin + view.path);
      return await inspect(page, visit);
    } finally {
      await context.close();
    }
  }

  /** Makes a single cold visit; retries once if it fails, for example because the page does not become idle on a busy machine. */
  async visitCold(front: Front, view: View): Promise<Visit> {
    const attemptVisit = async (): Promise<Visit> => {
      const context = await this.createContext(front, view);
      try {
        return (await this.openCold(context, front, view)).visit;
      } finally {
        await context.close();
      }
    };
    return attemptVisit().catch(attemptVisit);
  }

  /** Makes a cold visit and then a warm one with the same phone; retries once if either fails, for example on a busy machine. */
  async visitColdAndWarm(front: Front, view: View): Promise<ColdWarmPair> {
    return this.attemptColdAndWarm(front, view).catch(() => this.attemptColdAndWarm(front, view));
  }

  private async attemptColdAndWarm(front: Front, view: View): Promise<ColdWarmPair> {
    const context = await this.createContext(front, view);
    const url = front.origin + view.path;
    try {
      const { page, session, visit: cold } = await this.openCold(context, front, view);
      front.link.setProfile(FAST_LINK);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      if (this.hasWorkerByFront.get(front)) await waitForWorker(page);
      await page.close();
      if (this.reconnects) front.link.dropConnections();
      front.link.setProfile(PHONE_LINK);
      const { visit: warm } = await openPage(context, url);
      return { cold, warm };
    } finally {
      await context.close();
    }
  }

  private openCold(context: BrowserContext, front: Front, view: View): Promise<OpenedPage> {
    front.link.dropConnections();
    front.link.setProfile(PHONE_LINK);
    return openPage(context, front.origin + view.path, view.tap);
  }

  private createContext(front: Front, { access }: View): Promise<BrowserContext> {
    return this.phone.createContext(front.origin, access === 'private' ? this.member : undefined);
  }
}
