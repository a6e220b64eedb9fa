import { DAY_S } from '@rendezvous/shared/contract';
import { Type, type Static } from 'typebox';
import { changeSchema } from './changeSchema';

/** Minimum for `olderThan`: a page may stay open with a release that no new visitor gets. */
const MIN_AGE_S = DAY_S;
const MAX_AGE_S = 3_650 * DAY_S;

/** Body of a request to remove the files of releases. */
export const gcSchema = Type.Object(
  {
    ...Type.Pick(changeSchema, ['serial', 'dryRun', 'why']).properties,
    /** How long a release must have been unreachable, in seconds. */
    olderThan: Type.Integer({ minimum: MIN_AGE_S, maximum: MAX_AGE_S }),
  },
  { additionalProperties: false },
);

export type GcBody = Static<typeof gcSchema>;
