import type { CDPSession, Page } from '@playwright/test';

/** Memory of a page after garbage collection. */
export interface Held {
  heapMb: number;
  listeners: number;
  nodes: number;
  /** Pending timers by the code that set them. */
  timers: Record<string, number>;
}

/** Records who sets a timer until it fires or is cleared; installed after the clock, whose functions it wraps. */
function watchTimers(): void {
  const set = new Map<unknown, string>();
  const from = (): string =>
    (new Error().stack ?? '')
      .split('\n')
      .slice(3, 6)
      .join(' < ')
      .replaceAll(/https?:\/\/[^/]+\/r\//g, '');
  const wrap = (name: 'setTimeout' | 'setInterval', isOnce: boolean): void => {
    const original = window[name].bind(window) as (callback: () => void, ms?: number) => number;
    const wrapped = (callback: (...values: unknown[]) => void, ms?: number, ...values: unknown[]): number => {
      const id = original(() => {
        if (isOnce) set.delete(id);
        callback(...values);
      }, ms);
      set.set(id, `${name} ${from()}`);
      return id;
    };
    Reflect.set(window, name, wrapped);
  };
  const unwrap = (name: 'clearTimeout' | 'clearInterval'): void => {
    const original = window[name].bind(window);
    window[name] = (id) => {
      set.delete(id);
      original(id);
    };
  };
  wrap('setTimeout', true);
  wrap('setInterval', false);
  unwrap('clearTimeout');
  unwrap('clearInterval');
  Reflect.set(window, '__timers', set);
}

/** Measures a page's retained memory, through the debugging protocol. */
export class Memory {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Call before the page is opened, after its clock is installed. */
  static async of(page: Page): Promise<Memory> {
    await page.addInitScript(watchTimers);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    return new Memory(page, session);
  }

  async measure(): Promise<Held> {
    // What one collection frees may hold more.
    for (let round = 0; round < 3; round += 1) await this.session.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.session.send('Performance.getMetrics');
    const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
    const timers = await this.page.evaluate(() => {
      const counts: Record<string, number> = {};
      for (const from of (Reflect.get(window, '__timers') as Map<unknown, string>).values()) counts[from] = (counts[from] ?? 0) + 1;
      return counts;
    });
    return { heapMb: metric('JSHeapUsedSize') / 2 ** 20, listeners: metric('JSEventListeners'), nodes: metric('Nodes'), timers };
  }
}
