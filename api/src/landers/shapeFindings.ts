import type { LanderFinding } from '@rendezvous/shared/contract';

/** True for an object that is not an array, so that its fields can be checked. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A finding for each unknown field, because an unknown field would have no effect. */
export const findUnknownFields = (value: Record<string, unknown>, knownFields: readonly string[], path = ''): LanderFinding[] =>
  Object.keys(value)
    .filter((field) => !knownFields.includes(field))
    .map((field) => ({ path: `${path}${field}`, problem: `is not known; there are ${knownFields.join(', ')}` }));

/** Problems with a value that must be one of the options. */
export const findOptionProblems = (value: unknown, options: readonly unknown[]): string[] =>
  options.includes(value) ? [] : [`is ${JSON.stringify(value) ?? 'missing'}; there are ${options.map(String).join(', ')}`];
