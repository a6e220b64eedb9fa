import type { CDPSession, Page } from '@playwright/test';

/** What a page retains after garbage collection. */
export interface MemoryUsage {
  heapMb: number;
  listeners: number;
  nodes: number;
  /** Number of pending timers, by the code that set them. */
  timers: Record<string, number>;
}

/**
 * Runs in the page: records the code that set each timer until it fires or is cleared. Must be installed after the clock, whose timer
 * functions it wraps.
 */
function watchTimers(): void {
  const pendingTimers = new Map<unknown, string>();
  const findCaller = (): string =>
    (new Error().stack ?? '')
      .split('\n')
      .slice(3, 6)
      .join(' < ')
      .replaceAll(/https?:\/\/[^/]+\/r\//g, '');
  const wrapTimer = (name: 'setTimeout' | 'setInterval', isOnce: boolean): void => {
    const original = window[name].bind(window) as (callback: () => void, ms?: number) => number;
    const wrappedTimer = (callback: (...values: unknown[]) => void, ms?: number, ...values: unknown[]): number => {
      const id = original(() => {
        if (isOnce) pendingTimers.delete(id);
        callback(...values);
      }, ms);
      pendingTimers.set(id, `${name} ${findCaller()}`);
      return id;
    };
    Reflect.set(window, name, wrappedTimer);
  };
  const wrapClear = (name: 'clearTimeout' | 'clearInterval'): void => {
    const original = window[name].bind(window);
    window[name] = (id) => {
      pendingTimers.delete(id);
      original(id);
    };
  };
  wrapTimer('setTimeout', true);
  wrapTimer('setInterval', false);
  wrapClear('clearTimeout');
  wrapClear('clearInterval');
  Reflect.set(window, '__timers', pendingTimers);
}

/** Measures a page's retained memory, through the debugging protocol. */
export class Memory {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Prepares a page for `measure`; call it after the clock is installed and before the page navigates. */
  static async of(page: Page): Promise<Memory> {
    await page.addInitScript(watchTimers);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    return new Memory(page, session);
  }

  async measure(): Promise<MemoryUsage> {
    // Objects that one collection frees may have kept further objects alive, which only the next can free.
    for (let round = 0; round < 3; round += 1) await this.session.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.session.send('Performance.getMetrics');
    const getMetric = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
    const timers = await this.page.evaluate(() => {
      const counts: Record<string, number> = {};
      for (const caller of (Reflect.get(window, '__timers') as Map<unknown, string>).values()) counts[caller] = (counts[caller] ?? 0) + 1;
      return counts;
    });
    return { heapMb: getMetric('JSHeapUsedSize') / 2 ** 20, listeners: getMetric('JSEventListeners'), nodes: getMetric('Nodes'), timers };
  }
}
