import type { Clock } from '../ports/Clock';

/** A clock that moves only when told; it starts on 2026-06-01 12:00 UTC. */
export class FakeClock implements Clock {
  private seconds = 1_780_315_200;

  now(): number {
    return this.seconds;
  }

  advance(seconds: number): void {
    this.seconds += seconds;
  }
}
