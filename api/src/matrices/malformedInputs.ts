import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type JsonSchema, propertiesOf } from './JsonSchema';

/** True when an input rejects unknown fields. */
export function isStrict(schema: unknown): boolean {
  const { anyOf, properties, additionalProperties } = schema as JsonSchema;
  if (anyOf) return anyOf.every(isStrict);
  // Without a field name it is the empty body, which accepts none.
  return properties === undefined || additionalProperties === false;
}

export interface MalformedInput {
  /** Name of the invalid field. */
  field: string;
  values: Record<string, unknown>;
}

interface Valid {
  valid: Record<string, unknown> | undefined;
  /** All values of a query are texts. */
  isText: boolean;
}

const STRANGE: readonly unknown[] = [7, 'x§', {}, [], -1, true, 'x'.repeat(5_000)];
const STRANGE_TEXTS: readonly unknown[] = ['x§', '', 'x'.repeat(5_000)];

const isNumber = ({ type }: JsonSchema): boolean => type === 'integer' || type === 'number';

/** An invalid value for a field; for a query, whose values are texts. */
const strangeFor = (schema: JsonSchema, isText: boolean): unknown =>
  isText && isNumber(schema) ? 'x§' : (isText ? STRANGE_TEXTS : STRANGE).find((value) => !Value.Check(schema as TSchema, value));

const without = (values: Record<string, unknown>, field: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== field));

/** A valid input with one error at a time: a field of another type, a missing one, an unknown one. */
export function malformedInputs(schema: unknown, { valid = {}, isText }: Valid): MalformedInput[] {
  if (schema === undefined) return [];
  const { required = [], anyOf } = schema as JsonSchema;
  const strange = Object.entries(propertiesOf(schema)).map(([field, one]) => ({
    field,
    values: { ...valid, [field]: strangeFor(one, isText) },
  }));
  const missing = (anyOf ? Object.keys(valid) : required).map((field) => ({ field, values: without(valid, field) }));
  const unknown = { field: 'unknown', values: { ...valid, unknown: isText ? 'x' : 1 } };
  return [...strange, ...missing, ...(isStrict(schema) ? [unknown] : [])];
}
