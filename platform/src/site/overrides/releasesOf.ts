import type { Visit } from '../../registry/Visit';
import type { Override } from './Override';

/** Overrides in the form that resolving a visit needs. */
export const releasesOf = (overrides: readonly Override[]): NonNullable<Visit['overrides']> =>
  Object.fromEntries(overrides.map(({ remote, release }) => [remote, release]));
