import type { JsonSchema } from '../JsonSchema';

/** True when an input refuses fields it does not know. */
export function isStrict(schema: unknown): boolean {
  const { anyOf, properties, additionalProperties } = schema as JsonSchema;
  if (anyOf) return anyOf.every(isStrict);
  // What names no field at all is the empty body, which takes none.
  return properties === undefined || additionalProperties === false;
}
