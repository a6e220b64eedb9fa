/** Measurements of one screen switch, stored on `window`. Times are in ms of the page's clock, and 0 until the event has happened. */
export interface SwitchMeasurements {
  /** When the observation began, before the link is touched. */
  observedFrom: number;
  clickedAt: number;
  /** When the heading of the new screen was painted. */
  screenPaintedAt: number;
  /** When the main content of the new screen was painted. */
  contentPaintedAt: number;
  /** Start of the request and end of the response of each api call, except for photos. */
  calls: { start: number; end: number }[];
}

declare global {
  interface Window {
    switchMeasurements: SwitchMeasurements;
  }
}

/**
 * Runs in the page: records api calls, the next click, the next heading and the first match of `contentSelector`. It must not use anything
 * outside its own body.
 */
export function observeSwitch(contentSelector: string): void {
  const measurements: SwitchMeasurements = {
    observedFrom: performance.now(),
    clickedAt: 0,
    screenPaintedAt: 0,
    contentPaintedAt: 0,
    calls: [],
  };
  window.switchMeasurements = measurements;
  let previousHeading: Element | null = null;
  const afterPaint = (record: (at: number) => void): void => void setTimeout(() => record(performance.now()));
  const check = (): void => {
    const heading = document.querySelector('h1');
    if (measurements.screenPaintedAt === 0 && heading !== null && heading !== previousHeading)
      afterPaint((at) => (measurements.screenPaintedAt ||= at));
    if (measurements.contentPaintedAt === 0 && heading !== previousHeading && document.querySelector(contentSelector) !== null)
      afterPaint((at) => (measurements.contentPaintedAt ||= at));
    if (measurements.contentPaintedAt === 0) requestAnimationFrame(check);
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      measurements.clickedAt = timeStamp;
      previousHeading = document.querySelector('h1');
      requestAnimationFrame(check);
    },
    { capture: true, once: true },
  );
  new PerformanceObserver((list) => {
    for (const { name, startTime, responseEnd } of list.getEntries() as PerformanceResourceTiming[]) {
      if (new URL(name).pathname.startsWith('/api/') && !name.includes('photo.php'))
        measurements.calls.push({ start: startTime, end: responseEnd });
    }
  }).observe({ type: 'resource' });
}
