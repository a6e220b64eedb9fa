/** The page's own measurements, stored on `window`. Times are in ms since the navigation. */
export interface PageMeasurements {
  fcp: number;
  lcp: number;
  /** Tag name of the largest element and the beginning of its text, for readers of the results. */
  lcpElement: string;
  lcpUrl: string;
  cls: number;
  /** Time of the load event; 0 before it. */
  loaded: number;
  longTasks: { start: number; duration: number }[];
  /** Durations in ms of the first input and of the events of interactions that took at least 16 ms. */
  interactions: number[];
}

declare global {
  interface Window {
    benchMeasurements: PageMeasurements;
  }
}

/** Runs in the page before its scripts and measures web vitals as they are defined. Must be self-contained: only its source is sent to the page. */
export function observePage(): void {
  const measurements: PageMeasurements = { fcp: 0, lcp: 0, lcpElement: '', lcpUrl: '', cls: 0, loaded: 0, longTasks: [], interactions: [] };
  window.benchMeasurements = measurements;
  const shiftWindow = { value: 0, first: 0, last: 0 };
  const observe = <Entry extends PerformanceEntry>(type: string, onEntry: (entry: Entry) => void, options: object = {}): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach((entry) => onEntry(entry as Entry)));
    observer.observe({ type, buffered: true, ...options });
  };
  addEventListener('load', () => {
    measurements.loaded = performance.now();
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') measurements.fcp = startTime;
  });
  observe<PerformanceEntry & { element: Element | null; url: string }>('largest-contentful-paint', ({ startTime, element, url }) => {
    measurements.lcp = startTime;
    measurements.lcpUrl = url;
    measurements.lcpElement = element ? `${element.localName} ${(element.textContent ?? '').trim().slice(0, 40)}`.trim() : '';
  });
  // CLS is the worst session window of shifts; a window is at most five seconds long, with gaps of less than a second.
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isSameWindow = shiftWindow.value > 0 && startTime - shiftWindow.last < 1_000 && startTime - shiftWindow.first < 5_000;
    Object.assign(
      shiftWindow,
      isSameWindow ? { value: shiftWindow.value + value, last: startTime } : { value, first: startTime, last: startTime },
    );
    measurements.cls = Math.max(measurements.cls, shiftWindow.value);
  });
  observe('longtask', ({ startTime, duration }) => measurements.longTasks.push({ start: startTime, duration }));
  observe('first-input', ({ duration }) => measurements.interactions.push(duration));
  observe<PerformanceEntry & { interactionId: number }>(
    'event',
    ({ duration, interactionId }) => {
      if (interactionId > 0) measurements.interactions.push(duration);
    },
    { durationThreshold: 16 },
  );
}
