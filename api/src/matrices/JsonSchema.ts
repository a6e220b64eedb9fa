/** The parts of JSON schema used by the api's schemas. */
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

/** Fields of an input; for one with several forms, those of the first. */
export function propertiesOf(schema: unknown): Record<string, JsonSchema> {
  const { properties, anyOf = [] } = (schema ?? {}) as JsonSchema;
  return properties ?? anyOf[0]?.properties ?? {};
}
