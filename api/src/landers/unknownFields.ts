import type { LanderFinding } from '@rendezvous/shared/contract';

/** A finding for each field that is not known: it would be written in vain. */
export const unknownFields = (value: Record<string, unknown>, known: readonly string[], path = ''): LanderFinding[] =>
  Object.keys(value)
    .filter((field) => !known.includes(field))
    .map((field) => ({ path: `${path}${field}`, problem: `is not known; there are ${known.join(', ')}` }));
