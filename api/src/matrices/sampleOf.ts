import fc from 'fast-check';
import { arbitraryOf } from './arbitraryOf';
import type { JsonSchema } from './JsonSchema';

const SAMPLE_SEED = 20_260_601;

/** One object that a schema accepts, with all its fields, the same each time. */
export const sampleOf = (schema: JsonSchema, ids: readonly string[] = []): Record<string, unknown> =>
  fc.sample(arbitraryOf({ ...schema, required: Object.keys(schema.properties ?? {}) }, { ids }), {
    numRuns: 1,
    seed: SAMPLE_SEED,
  })[0] as Record<string, unknown>;
