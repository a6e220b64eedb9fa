import { BoundedMap } from './BoundedMap';
import type { Window } from './CachePort';

/** Windows that are remembered at most; the oldest are forgotten first. */
const WINDOWS = 100_000;

/** Calls that this process knows of, in their windows. */
export class LimitMemory {
  private readonly windows = new BoundedMap<Window>(WINDOWS);

  /** Counts a call here alone. */
  hit(key: string, seconds: number, now: number): Window {
    const known = this.windows.get(key);
    // A window that ends later than one from now comes from a clock that was ahead.
    const isOpen = known !== undefined && known.endsAt > now && known.endsAt <= now + seconds;
    const window = { calls: isOpen ? known.calls + 1 : 1, endsAt: isOpen ? known.endsAt : now + seconds };
    this.windows.set(key, window);
    return window;
  }

  /** Counts a call that was also counted elsewhere. The higher count holds: a memory that was lost there gives nobody a new window. */
  hitWith(shared: Window, key: string, seconds: number, now: number): Window {
    const own = this.hit(key, seconds, now);
    const window = shared.calls < own.calls ? own : shared;
    this.windows.set(key, window);
    return window;
  }
}
