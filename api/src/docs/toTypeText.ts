/** The JSON schema keywords that the documentation page uses. */
export interface Schema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
  description?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

const INDENT = '  ';

const formatRange = (unit: string, minimum?: number, maximum?: number): string => {
  if (minimum === undefined && maximum === undefined) return '';
  return `${minimum ?? ''}..${maximum ?? ''}${unit}`;
};

/** Constraints on a value besides its type, such as `1..64 characters`; empty if there are none. */
export function describeLimits({ minLength, maxLength, pattern, minimum, maximum, minItems, maxItems }: Schema): string {
  const limits = [
    formatRange('', minimum, maximum),
    formatRange(' characters', minLength, maxLength),
    formatRange(' items', minItems, maxItems),
    pattern === undefined ? '' : `/${pattern}/`,
  ];
  return limits.filter((limit) => limit !== '').join(', ');
}

function formatObject({ properties = {}, required = [], additionalProperties, patternProperties = {} }: Schema, indent: string): string {
  const innerIndent = indent + INDENT;
  const fields = Object.entries(properties).map(([name, field]) => {
    const limits = describeLimits(field);
    return `${innerIndent}${name}${required.includes(name) ? '' : '?'}: ${toTypeText(field, innerIndent)};${limits === '' ? '' : ` // ${limits}`}`;
  });
  const otherFields = [...Object.values(patternProperties), ...(typeof additionalProperties === 'object' ? [additionalProperties] : [])];
  const lines = [...fields, ...otherFields.map((field) => `${innerIndent}[key]: ${toTypeText(field, innerIndent)};`)];
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function formatArray({ items = {} }: Schema, indent: string): string {
  const itemType = toTypeText(items, indent);
  return itemType.includes(' | ') && !itemType.startsWith('{') ? `(${itemType})[]` : `${itemType}[]`;
}

/** Writes a JSON schema in TypeScript notation. */
export function toTypeText(schema: Schema, indent = ''): string {
  const { type, anyOf, enum: values = schema.const === undefined ? undefined : [schema.const] } = schema;
  if (anyOf) return anyOf.map((option) => toTypeText(option, indent)).join(' | ');
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (type === 'object') return formatObject(schema, indent);
  if (type === 'array') return formatArray(schema, indent);
  return type ?? 'unknown';
}
