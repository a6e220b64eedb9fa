import { ID_PATTERN } from '@rendezvous/shared/contract';
import fc from 'fast-check';
import type { JsonSchema } from './JsonSchema';

/** How values are derived from a schema: ids are taken from existing ones, so that a call gets past its first lookup. */
export interface Making {
  ids: readonly string[];
}

const LONGEST = 60;

function text({ pattern, minLength = 0, maxLength = Infinity }: JsonSchema, { ids }: Making): fc.Arbitrary<unknown> {
  if (pattern === ID_PATTERN && ids.length > 0) return fc.constantFrom(...ids);
  if (pattern !== undefined) {
    const matching = fc.stringMatching(new RegExp(pattern));
    return matching.filter((value) => value.length >= minLength && value.length <= maxLength);
  }
  return fc.string({ minLength, maxLength: Math.min(maxLength, Math.max(LONGEST, minLength)), unit: 'grapheme' });
}

function object({ properties = {}, required = [] }: JsonSchema, making: Making): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, toArbitrary(schema, making)]));
  return fc.record(model, { requiredKeys: required, noNullPrototype: true });
}

function array({ items = {}, minItems = 0, maxItems = 5, uniqueItems = false }: JsonSchema, making: Making): fc.Arbitrary<unknown> {
  const item = toArbitrary(items, making);
  const bounds = { minLength: minItems, maxLength: Math.min(maxItems, Math.max(5, minItems)) };
  return uniqueItems ? fc.uniqueArray(item, { ...bounds, comparator: 'SameValue' }) : fc.array(item, bounds);
}

const BY_TYPE: Record<NonNullable<JsonSchema['type']>, (schema: JsonSchema, making: Making) => fc.Arbitrary<unknown>> = {
  object,
  array,
  string: text,
  integer: ({ minimum = -1_000, maximum = 1_000_000 }) => fc.integer({ min: minimum, max: maximum }),
  number: ({ minimum = -1e6, maximum = 1e6 }) => fc.double({ min: minimum, max: maximum, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

/** Values that match a schema. */
export function toArbitrary(schema: JsonSchema, making: Making): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => toArbitrary(one, making)));
  return schema.type ? BY_TYPE[schema.type](schema, making) : fc.anything();
}

const SAMPLE_SEED = 20_260_601;

/** One object that matches a schema, with all its fields, always the same. */
export const toSample = (schema: JsonSchema, ids: readonly string[] = []): Record<string, unknown> =>
  fc.sample(toArbitrary({ ...schema, required: Object.keys(schema.properties ?? {}) }, { ids }), {
    numRuns: 1,
    seed: SAMPLE_SEED,
  })[0] as Record<string, unknown>;

const STRANGE = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 1.5, 1e308, '', [], {}, ['x'], { $gt: '' }, '\u0000', '2026-01-01T00:00:00Z'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
);

type Fields = Record<string, unknown>;

const changed = (fields: Fields, key: string, value: unknown): Fields => ({ ...fields, [key]: value });

const without = (fields: Fields, key: string): Fields => Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));

/** Input derived from a schema, or the same with one error: a field changed, missing or added, or not an object at all. */
export function malformed(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const wrong = fc
    .tuple(valid, fc.nat(), STRANGE, fc.constantFrom('change', 'drop', 'add', 'replace'))
    .map(([value, place, strange, how]) => {
      const fields = value as Fields;
      const keys = Object.keys(fields ?? {});
      const key = keys[place % Math.max(1, keys.length)] ?? 'unknown';
      if (how === 'replace') return strange;
      if (how === 'add') return changed(fields, '__proto', strange);
      return how === 'drop' ? without(fields, key) : changed(fields, key, strange);
    });
  return fc.oneof({ arbitrary: valid, weight: 1 }, { arbitrary: wrong, weight: 1 });
}
