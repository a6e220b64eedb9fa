import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type JsonSchema, getProperties } from './JsonSchema';

/** True when an input rejects unknown fields. */
export function isStrict(schema: unknown): boolean {
  const { anyOf, properties, additionalProperties } = schema as JsonSchema;
  if (anyOf) return anyOf.every(isStrict);
  // A schema without properties is that of an empty body, which accepts no fields.
  return properties === undefined || additionalProperties === false;
}

export interface MalformedInput {
  /** Name of the invalid field. */
  field: string;
  values: Record<string, unknown>;
}

interface ValidInput {
  values: Record<string, unknown> | undefined;
  /** True for a query, whose values are all strings. */
  isText: boolean;
}

const INVALID_CANDIDATES: readonly unknown[] = [7, 'x§', {}, [], -1, true, 'x'.repeat(5_000)];
const INVALID_TEXT_CANDIDATES: readonly unknown[] = ['x§', '', 'x'.repeat(5_000)];

const isNumber = ({ type }: JsonSchema): boolean => type === 'integer' || type === 'number';

/** Returns an invalid value for a field; it is a string when the field belongs to a query. */
const findInvalidValue = (schema: JsonSchema, isText: boolean): unknown =>
  isText && isNumber(schema)
    ? 'x§'
    : (isText ? INVALID_TEXT_CANDIDATES : INVALID_CANDIDATES).find((value) => !Value.Check(schema as TSchema, value));

const omitField = (values: Record<string, unknown>, field: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== field));

/** Returns copies of a valid input with one error each: an invalid value, a missing field or an unknown field. */
export function buildMalformedInputs(schema: unknown, { values: validValues = {}, isText }: ValidInput): MalformedInput[] {
  if (schema === undefined) return [];
  const { required = [], anyOf } = schema as JsonSchema;
  const invalidFields = Object.entries(getProperties(schema)).map(([field, property]) => ({
    field,
    values: { ...validValues, [field]: findInvalidValue(property, isText) },
  }));
  const missingFields = (anyOf ? Object.keys(validValues) : required).map((field) => ({ field, values: omitField(validValues, field) }));
  const unknownField = { field: 'unknown', values: { ...validValues, unknown: isText ? 'x' : 1 } };
  return [...invalidFields, ...missingFields, ...(isStrict(schema) ? [unknownField] : [])];
}
