import { BoundedMap } from './BoundedMap';
import { newestOf } from './newestOf';
import type { Versions } from './Versions';

/** Members that are remembered at most; the oldest are forgotten first. */
const MEMBERS = 500_000;

/**
 * Change counters in this process. It must hear of every change from anywhere; while it cannot, it is closed and knows
 * nothing.
 */
export class CounterMemory {
  private members: BoundedMap<Versions> | undefined;

  open(): void {
    this.members ??= new BoundedMap(MEMBERS);
  }

  close(): void {
    this.members = undefined;
  }

  of(memberId: string): Versions | undefined {
    return this.members?.get(memberId);
  }

  keep(memberId: string, versions: Versions): void {
    this.members?.set(memberId, newestOf(this.members.get(memberId), versions));
  }
}
