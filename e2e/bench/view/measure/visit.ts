import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Visit } from './Figures';
import { toFigures } from './toFigures';
import { NetworkLog } from './NetworkLog';

/** CPU slowdown that emulates a phone on this machine. */
const CPU_SLOWDOWN = 4;
/** A page is idle when nothing has happened for this many ms. */
const QUIET_MS = 500;
const TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 50;
/** Wait in ms after a tap for its events to be painted and recorded. */
const TAP_SETTLE_MS = 250;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Reads the ms since the last long task or largest paint, and whether anything was painted. */
const readActivity = (page: Page): Promise<{ idleMs: number; isPainted: boolean }> =>
  page.evaluate(() => {
    const { longTasks, lcp } = window.benchMeasurements;
    const lastTask = longTasks.at(-1);
    return { idleMs: performance.now() - Math.max(lcp, lastTask ? lastTask.start + lastTask.duration : 0), isPainted: lcp > 0 };
  });

async function waitUntilQuiet(page: Page, log: NetworkLog): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    await pause(POLL_INTERVAL_MS);
    if (log.isBusy || performance.now() - log.lastActivityAt < QUIET_MS) continue;
    const { idleMs, isPainted } = await readActivity(page);
    if (isPainted && idleMs > QUIET_MS) return;
  }
  throw new Error(`${page.url()} did not come to rest`);
}

async function tap(page: Page, tapSelector: string): Promise<void> {
  const box = await page.locator(tapSelector).first().boundingBox();
  if (!box) throw new Error(`${page.url()} has no ${tapSelector} to tap`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await pause(TAP_SETTLE_MS);
}

export interface OpenedPage {
  page: Page;
  session: CDPSession;
  visit: Visit;
}

/** Opens a URL as a phone does, waits until the page is idle, taps the target if there is one, and measures the visit. The page stays open. */
export async function openPage(context: BrowserContext, url: string, tapSelector?: string): Promise<OpenedPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const log = await NetworkLog.of(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit' });
  await waitUntilQuiet(page, log);
  const waterfall = log.httpsRequests;
  const measurements = await page.evaluate(() => window.benchMeasurements);
  if (tapSelector !== undefined) await tap(page, tapSelector);
  const interactions = await page.evaluate(() => window.benchMeasurements.interactions);
  return { page, session, visit: toFigures({ ...measurements, interactions }, waterfall) };
}
