import { ID_PATTERN } from '@rendezvous/shared/contract';
import fc from 'fast-check';
import type { JsonSchema } from './JsonSchema';

/** Options for deriving values from a schema. */
export interface ArbitraryOptions {
  /** Existing ids from which the values of id fields are chosen, so that a call gets past its first lookup. */
  ids: readonly string[];
}

const MAX_TEXT_LENGTH = 60;

function createTextArbitrary(
  { pattern, minLength = 0, maxLength = Infinity }: JsonSchema,
  { ids }: ArbitraryOptions,
): fc.Arbitrary<unknown> {
  if (pattern === ID_PATTERN && ids.length > 0) return fc.constantFrom(...ids);
  if (pattern !== undefined) {
    const matchingTexts = fc.stringMatching(new RegExp(pattern));
    return matchingTexts.filter((value) => value.length >= minLength && value.length <= maxLength);
  }
  return fc.string({ minLength, maxLength: Math.min(maxLength, Math.max(MAX_TEXT_LENGTH, minLength)), unit: 'grapheme' });
}

function createObjectArbitrary({ properties = {}, required = [] }: JsonSchema, options: ArbitraryOptions): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, toArbitrary(schema, options)]));
  return fc.record(model, { requiredKeys: required, noNullPrototype: true });
}

function createArrayArbitrary(
  { items = {}, minItems = 0, maxItems = 5, uniqueItems = false }: JsonSchema,
  options: ArbitraryOptions,
): fc.Arbitrary<unknown> {
  const item = toArbitrary(items, options);
  const bounds = { minLength: minItems, maxLength: Math.min(maxItems, Math.max(5, minItems)) };
  return uniqueItems ? fc.uniqueArray(item, { ...bounds, comparator: 'SameValue' }) : fc.array(item, bounds);
}

const FACTORIES_BY_TYPE: Record<
  NonNullable<JsonSchema['type']>,
  (schema: JsonSchema, options: ArbitraryOptions) => fc.Arbitrary<unknown>
> = {
  object: createObjectArbitrary,
  array: createArrayArbitrary,
  string: createTextArbitrary,
  integer: ({ minimum = -1_000, maximum = 1_000_000 }) => fc.integer({ min: minimum, max: maximum }),
  number: ({ minimum = -1e6, maximum = 1e6 }) => fc.double({ min: minimum, max: maximum, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

/** Generates values that match a schema. */
export function toArbitrary(schema: JsonSchema, options: ArbitraryOptions): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => toArbitrary(option, options)));
  return schema.type ? FACTORIES_BY_TYPE[schema.type](schema, options) : fc.anything();
}

const SAMPLE_SEED = 20_260_601;

/** Creates an object that matches a schema and has all its fields; always the same object for the same schema. */
export const toSample = (schema: JsonSchema, ids: readonly string[] = []): Record<string, unknown> =>
  fc.sample(toArbitrary({ ...schema, required: Object.keys(schema.properties ?? {}) }, { ids }), {
    numRuns: 1,
    seed: SAMPLE_SEED,
  })[0] as Record<string, unknown>;

const UNEXPECTED_VALUES = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 1.5, 1e308, '', [], {}, ['x'], { $gt: '' }, '\u0000', '2026-01-01T00:00:00Z'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
);

type Fields = Record<string, unknown>;

const withField = (fields: Fields, key: string, value: unknown): Fields => ({ ...fields, [key]: value });

const withoutField = (fields: Fields, key: string): Fields => Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));

/** Generates valid inputs and, equally often, inputs with one error: a field changed, missing or added, or the whole input replaced. */
export function toMalformedArbitrary(validInput: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const invalidInput = fc
    .tuple(validInput, fc.nat(), UNEXPECTED_VALUES, fc.constantFrom('change', 'drop', 'add', 'replace'))
    .map(([value, index, unexpected, change]) => {
      const fields = value as Fields;
      const keys = Object.keys(fields ?? {});
      const key = keys[index % Math.max(1, keys.length)] ?? 'unknown';
      if (change === 'replace') return unexpected;
      if (change === 'add') return withField(fields, '__proto', unexpected);
      return change === 'drop' ? withoutField(fields, key) : withField(fields, key, unexpected);
    });
  return fc.oneof({ arbitrary: validInput, weight: 1 }, { arbitrary: invalidInput, weight: 1 });
}
