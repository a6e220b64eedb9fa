/** Priority of a waiting response: a lower number is more urgent, and a non-incremental response is sent as a whole. */
export interface Priority {
  urgency: number;
  isIncremental: boolean;
}

const DEFAULT_URGENCY = 3;

/** Parses the `priority` header of browsers, `u=1, i` (RFC 9218). */
export function parsePriority(header: string | string[] | undefined): Priority {
  const directives = String(header ?? '')
    .split(',')
    .map((directive) => directive.trim());
  const urgency = Number(directives.find((directive) => /^u=[0-7]$/.test(directive))?.slice(2) ?? DEFAULT_URGENCY);
  return { urgency, isIncremental: directives.includes('i') };
}

/**
 * Selects the waiting response whose next chunk is sent: the most urgent. Among equals, non-incremental responses are sent one after the other and
 * incremental ones take turns; if there are both, they share the link (RFC 9218, section 10).
 */
export function selectNext<Queued extends Priority & { lastSent: number }>(waitingResponses: readonly Queued[]): Queued | undefined {
  const urgency = Math.min(...waitingResponses.map((response) => response.urgency));
  const mostUrgent = waitingResponses.filter((response) => response.urgency === urgency);
  const nextSequential = mostUrgent.find(({ isIncremental }) => !isIncremental);
  const candidates = mostUrgent.filter((response) => response.isIncremental || response === nextSequential);
  return candidates.reduce<Queued | undefined>(
    (earliest, response) => (earliest && earliest.lastSent <= response.lastSent ? earliest : response),
    undefined,
  );
}
