import type { Visit } from '../../registry/Visit';
import type { Override } from './Override';

/** Overrides as the decision on a visit wants them. */
export const releasesOf = (overrides: readonly Override[]): NonNullable<Visit['overrides']> =>
  Object.fromEntries(overrides.map(({ remote, release }) => [remote, release]));
