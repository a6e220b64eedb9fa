/** Measurements of one screen switch, under a name on window. Times are ms of the page's clock. */
export interface SwitchNotes {
  /** The link has not been touched yet. */
  announced: number;
  clicked: number;
  /** The heading of the new screen was painted. */
  screen: number;
  /** The main content of the screen was painted. */
  content: number;
  /** From request to response, for each call of the api. */
  calls: { start: number; end: number }[];
}

declare global {
  interface Window {
    switchNotes: SwitchNotes;
  }
}

/** Waits in the page for a click, the next heading and then `content`. Self-contained: only its text is sent to the page. */
export function observeSwitch(content: string): void {
  const notes: SwitchNotes = { announced: performance.now(), clicked: 0, screen: 0, content: 0, calls: [] };
  window.switchNotes = notes;
  let before: Element | null = null;
  const painted = (note: (at: number) => void): void => void setTimeout(() => note(performance.now()));
  const look = (): void => {
    const heading = document.querySelector('h1');
    if (notes.screen === 0 && heading !== null && heading !== before) painted((at) => (notes.screen ||= at));
    if (notes.content === 0 && heading !== before && document.querySelector(content) !== null) painted((at) => (notes.content ||= at));
    if (notes.content === 0) requestAnimationFrame(look);
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      notes.clicked = timeStamp;
      before = document.querySelector('h1');
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
  new PerformanceObserver((list) => {
    for (const { name, startTime, responseEnd } of list.getEntries() as PerformanceResourceTiming[]) {
      if (new URL(name).pathname.startsWith('/api/') && !name.includes('photo.php'))
        notes.calls.push({ start: startTime, end: responseEnd });
    }
  }).observe({ type: 'resource' });
}
