import type { JsonSchema } from './JsonSchema';
import { sampleOf } from './sampleOf';
import type { Place } from './textPlaces';

type Fields = Record<string, unknown>;

interface Target {
  schema: JsonSchema;
  place: Place;
  text: string;
}

/** The form of an input that has a field. */
const formWith = (schema: JsonSchema, field: string): JsonSchema =>
  [schema, ...(schema.anyOf ?? [])].find(({ properties, items }) => (field === '[]' ? items : properties?.[field])) ?? {};

/** An input with a text at a place; what must stand around it there is added. */
export function textAt(value: unknown, { schema, place, text }: Target): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return text;
  const { properties = {}, items = {}, ...form } = formWith(schema, step);
  if (step === '[]') return [textAt(undefined, { schema: items, place: rest, text })];
  const fields = (value ?? sampleOf({ ...form, properties })) as Fields;
  return { ...fields, [step]: textAt(fields[step], { schema: properties[step] ?? {}, place: rest, text }) };
}
