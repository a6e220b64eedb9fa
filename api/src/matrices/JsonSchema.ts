/** The subset of JSON schema keywords that these tests interpret. */
export interface JsonSchema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
}

/** Returns the fields of an input schema, or of its first alternative when it has several. */
export function getProperties(schema: unknown): Record<string, JsonSchema> {
  const { properties, anyOf = [] } = (schema ?? {}) as JsonSchema;
  return properties ?? anyOf[0]?.properties ?? {};
}
