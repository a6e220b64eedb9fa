import { runInNewContext } from 'node:vm';
import { QUICK_EXIT_EVENT, QUICK_EXIT_KEY } from '@rendezvous/shared/contract';
import { QUICK_EXIT_SCRIPT } from './quickExit';

const NEUTRAL = 'https://neutral.example/';

interface Press {
  key: string;
  timeStamp: number;
  repeat?: boolean;
  isComposing?: boolean;
}

interface Visit {
  /** How the browser came to the document. */
  type?: 'navigate' | 'reload' | 'back_forward' | undefined;
  /** URL that an earlier quick exit stored in the tab. */
  storedUrl?: string;
  /** False where the browser blocks storage and channels. */
  hasStorage?: boolean;
  /** False while the browser has not yet parsed the link. */
  hasLink?: boolean;
}

/** Runs the script in a document; `steps` lists what it did to the page, in order. */
function visit({ type = 'navigate', storedUrl, hasStorage = true, hasLink = true }: Visit = {}) {
  const steps: string[] = [];
  const storage = new Map(storedUrl === undefined ? [] : [[QUICK_EXIT_KEY, storedUrl]]);
  const listeners = new Map<string, (event: object) => void>();
  const link = { href: NEUTRAL };
  const block = (): never => {
    throw new Error('blocked');
  };
  class BroadcastChannel {
    constructor() {
      if (!hasStorage) block();
    }
    postMessage = (): void => void steps.push('message');
  }
  const context = {
    BroadcastChannel,
    Event: class {
      constructor(readonly type: string) {}
    },
    performance: { getEntriesByType: () => [{ type }] },
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
    dispatchEvent: (event: { type: string }) => void steps.push(event.type),
    stop: () => void steps.push('stop'),
    location: { replace: (url: string) => void steps.push(`replace ${url}`) },
    document: {
      createElement: () => ({}),
      head: { append: ({ name, content }: Record<string, string>) => void steps.push(`${name} ${content}`) },
      documentElement: { replaceChildren: () => void steps.push('empty') },
      querySelector: () => (hasLink ? link : null),
    },
    get sessionStorage() {
      return hasStorage
        ? {
            getItem: (key: string) => storage.get(key) ?? null,
            setItem: (key: string, value: string) => void storage.set(key, value),
            removeItem: (key: string) => void storage.delete(key),
          }
        : block();
    },
  };
  runInNewContext(QUICK_EXIT_SCRIPT, context);
  const fire = (name: string, event: object): boolean => {
    let isPrevented = false;
    listeners.get(name)?.({ preventDefault: () => (isPrevented = true), stopImmediatePropagation: () => undefined, ...event });
    return isPrevented;
  };
  return {
    steps,
    getStoredUrl: () => storage.get(QUICK_EXIT_KEY),
    click: (target: object) => fire('click', { target }),
    press: (press: Press) => fire('keydown', { repeat: false, isComposing: false, ...press }),
    show: (persisted: boolean) => fire('pageshow', { persisted }),
    link: { closest: () => link },
  };
}

const LEAVE_STEPS = ['stop', 'referrer no-referrer', `replace ${NEUTRAL}`, 'empty'];
const EXIT_STEPS = ['message', QUICK_EXIT_EVENT, ...LEAVE_STEPS];

describe('R-095 the quick exit', () => {
  it('by its link: empties the page, sends no Referer, replaces the page, and is recorded for the tab', () => {
    const { click, link, steps, getStoredUrl } = visit();
    expect(click(link)).toBe(true);
    expect(steps).toEqual(EXIT_STEPS);
    expect(getStoredUrl()).toBe(NEUTRAL);
  });

  it('by pressing Escape twice; further presses do not stop the neutral page from loading', () => {
    const { press, steps } = visit();
    expect(press({ key: 'Escape', timeStamp: 1_000 })).toBe(false);
    expect(steps).toEqual([]);
    expect(press({ key: 'Escape', timeStamp: 1_500 })).toBe(true);
    expect(press({ key: 'Escape', timeStamp: 1_600 })).toBe(true);
    expect(steps).toEqual(EXIT_STEPS);
  });

  it.each<[string, Press[]]>([
    ['half a second apart', [1_000, 1_501].map((timeStamp) => ({ key: 'Escape', timeStamp }))],
    ['with another key between', ['Escape', 'a', 'Escape'].map((key, at) => ({ key, timeStamp: 1_000 + at }))],
    ['of a key held down', [false, true, true].map((repeat, at) => ({ key: 'Escape', timeStamp: 1_000 + at, repeat }))],
    ['that end a composition', [1_000, 1_100].map((timeStamp) => ({ key: 'Escape', timeStamp, isComposing: true }))],
  ])('not by Escape presses %s', (_, presses) => {
    const { press, steps } = visit();
    for (const onePress of presses) expect(press(onePress)).toBe(false);
    expect(steps).toEqual([]);
  });

  it('not by other clicks, nor before the link has arrived', () => {
    const { click, press, steps } = visit({ hasLink: false });
    expect(click({ closest: () => null })).toBe(false);
    expect(click({})).toBe(false);
    for (const timeStamp of [1_000, 1_100]) expect(press({ key: 'Escape', timeStamp })).toBe(false);
    expect(steps).toEqual([]);
  });

  it.each<[Visit['type'], string[]]>([
    ['back_forward', LEAVE_STEPS],
    ['reload', LEAVE_STEPS],
    ['navigate', []],
  ])('after it, a page opened by %s: %j', (type, steps) => {
    const page = visit({ type, storedUrl: NEUTRAL });
    expect(page.steps).toEqual(steps);
    expect(page.getStoredUrl()).toBe(type === 'navigate' ? undefined : NEUTRAL);
  });

  it('after it, a page from the back/forward cache leaves again', () => {
    const page = visit();
    page.show(true);
    expect(page.steps).toEqual([]);
    page.click(page.link);
    page.steps.length = 0;
    page.show(false);
    expect(page.steps).toEqual([]);
    page.show(true);
    expect(page.steps).toEqual(LEAVE_STEPS);
  });

  it('without it, Back and reload show the page', () => {
    expect(visit({ type: 'back_forward' }).steps).toEqual([]);
    expect(visit({ type: 'reload' }).steps).toEqual([]);
  });

  it('works where the browser blocks storage', () => {
    const { click, link, steps } = visit({ hasStorage: false });
    click(link);
    expect(steps).toEqual(EXIT_STEPS.filter((step) => step !== 'message'));
  });
});
