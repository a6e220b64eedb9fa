/** Priority of a waiting response: lower urgency first, and a non-incremental one is sent as a whole. */
export interface Priority {
  urgency: number;
  incremental: boolean;
}

const DEFAULT_URGENCY = 3;

/** Parses the `priority` header of browsers, `u=1, i` (RFC 9218). */
export function readPriority(header: string | string[] | undefined): Priority {
  const parts = String(header ?? '')
    .split(',')
    .map((part) => part.trim());
  const urgency = Number(parts.find((part) => /^u=[0-7]$/.test(part))?.slice(2) ?? DEFAULT_URGENCY);
  return { urgency, incremental: parts.includes('i') };
}

/**
 * Selects the waiting response that sends its next piece: the most urgent. Among equals, non-incremental ones go one after the other, incremental
 * ones take turns, and if there are both they share the link (RFC 9218, section 10).
 */
export function nextOf<Waiting extends Priority & { lastSent: number }>(waiting: readonly Waiting[]): Waiting | undefined {
  const urgency = Math.min(...waiting.map((one) => one.urgency));
  const urgent = waiting.filter((one) => one.urgency === urgency);
  const whole = urgent.find(({ incremental }) => !incremental);
  const inTurn = urgent.filter((one) => one.incremental || one === whole);
  return inTurn.reduce<Waiting | undefined>((first, one) => (first && first.lastSent <= one.lastSent ? first : one), undefined);
}
