import { DAY_S } from '@rendezvous/shared/contract';
import { Type, type Static } from 'typebox';
import { changeSchema } from './changeSchema';

/** Seconds: a page may stay open with a release that nobody gets any more. */
const LEAST_S = DAY_S;
const MOST_S = 3_650 * DAY_S;

/** Body of a collection. */
export const gcSchema = Type.Object(
  {
    ...Type.Pick(changeSchema, ['serial', 'dryRun', 'why']).properties,
    /** Seconds during which a release must have been unreachable. */
    olderThan: Type.Integer({ minimum: LEAST_S, maximum: MOST_S }),
  },
  { additionalProperties: false },
);

export type GcBody = Static<typeof gcSchema>;
