import type { JsonSchema } from './JsonSchema';

/** The fields of an input; of one with several forms those of the first. */
export function propertiesOf(schema: unknown): Record<string, JsonSchema> {
  const { properties, anyOf = [] } = (schema ?? {}) as JsonSchema;
  return properties ?? anyOf[0]?.properties ?? {};
}
