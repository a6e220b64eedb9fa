/** Priority of a waiting response: a lower number is more urgent, and a non-incremental response is sent as a whole. */
export interface Priority {
  urgency: number;
  incremental: boolean;
}

const DEFAULT_URGENCY = 3;

/** Parses the `priority` header of browsers, `u=1, i` (RFC 9218). */
export function readPriority(header: string | string[] | undefined): Priority {
  const directives = String(header ?? '')
    .split(',')
    .map((text) => text.trim());
  const urgency = Number(directives.find((one) => /^u=[0-7]$/.test(one))?.slice(2) ?? DEFAULT_URGENCY);
  return { urgency, incremental: directives.includes('i') };
}

/**
 * Selects the waiting response whose next chunk is sent: the most urgent. Among equals, non-incremental responses are sent one after the other and
 * incremental ones take turns; if there are both, they share the link (RFC 9218, section 10).
 */
export function nextOf<Queued extends Priority & { lastSent: number }>(waiting: readonly Queued[]): Queued | undefined {
  const urgency = Math.min(...waiting.map((one) => one.urgency));
  const urgent = waiting.filter((one) => one.urgency === urgency);
  const sequential = urgent.find(({ incremental }) => !incremental);
  const candidates = urgent.filter((one) => one.incremental || one === sequential);
  return candidates.reduce<Queued | undefined>((first, one) => (first && first.lastSent <= one.lastSent ? first : one), undefined);
}
