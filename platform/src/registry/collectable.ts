import type { ReleaseOwner } from './Registry';
import type { RegistryEntry } from './registrySchema';
import type { DatedSerial } from './store/DatedSerial';

/** What someone may get, now or by a fallback. */
const reachable = ({ stable, canary, lastGood, channels }: RegistryEntry): (string | null | undefined)[] => [
  stable,
  canary?.release,
  ...lastGood,
  ...Object.values(channels),
];

/**
 * Releases whose files nobody needs: published before `start` and unreachable since, so that no younger page has them open. `serials` are those in
 * force from `start` on, oldest first; `kept` are reachable in another way.
 */
export function collectable(remote: ReleaseOwner, serials: readonly DatedSerial[], start: number, kept: readonly string[]): string[] {
  const [first] = serials;
  const before = first?.document.remotes[remote];
  const now = serials.at(-1)?.document.remotes[remote];
  if (first === undefined || first.at > start || before === undefined || now === undefined) return [];
  const needed = new Set([...kept, ...serials.flatMap(({ document }) => reachable(document.remotes[remote] ?? now))]);
  // One that was collected then and is not now came back in between.
  return before.published.filter((id) => [before, now].every(({ collected }) => collected?.[id] === undefined) && !needed.has(id));
}
