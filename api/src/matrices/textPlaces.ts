import { toSample } from './toArbitrary';
import type { JsonSchema } from './JsonSchema';

/** Forty strings that have broken servers. */
export const nastyStrings: readonly string[] = [
  ...['', ' ', '\t\r\n', '\u0000', 'a\u0000b', '\u0008\u007f', '\ufeff', '\u200b\u200d', '\u202emoc.elpmaxe'],
  ...['\ud800', 'x\udfff', '\ufffe\uffff', '💋'.repeat(500), 'e' + '\u0301'.repeat(200), 'ﷺ'.repeat(50), 'İıſK', 'ß'.repeat(300)],
  ...['null', 'undefined', 'NaN', 'Infinity', '-0', '0x10', '1e309', '9007199254740993', 'true', '__proto__', 'constructor', 'toString'],
  ...["'; drop table members; --", "' or 1=1 --", '%', '_%_\\', '$1', '{{7*7}}', '${7*7}', '<img src=x onerror=alert(1)>'],
  ...['../../../../etc/passwd', 'file:///etc/passwd', 'a'.repeat(70_000)],
];

/** Path to a text within an input: field names, `[]` for the first element of a list. */
export type Place = readonly string[];

const isText = ({ type, enum: values = [], const: value }: JsonSchema): boolean =>
  type === 'string' || typeof value === 'string' || values.some((option) => typeof option === 'string');

const placesBelow = (step: string, schema: JsonSchema): Place[] => textPlaces(schema).map((place) => [step, ...place]);

/** Finds the path of every field of an input that can contain text, at any depth. */
export function textPlaces(schema: unknown): Place[] {
  const { properties = {}, items, anyOf = [] } = (schema ?? {}) as JsonSchema;
  const places = [
    ...(isText((schema ?? {}) as JsonSchema) ? [[]] : []),
    ...Object.entries(properties).flatMap(([field, property]) => placesBelow(field, property)),
    ...(items ? placesBelow('[]', items) : []),
    ...anyOf.flatMap((option) => textPlaces(option)),
  ];
  return [...new Map(places.map((place) => [place.join('.'), place])).values()];
}

type Fields = Record<string, unknown>;

interface Target {
  schema: JsonSchema;
  place: Place;
  text: string;
}

/** Finds the alternative of a schema that has a field; an empty schema when none does. */
const findAlternative = (schema: JsonSchema, field: string): JsonSchema =>
  [schema, ...(schema.anyOf ?? [])].find(({ properties, items }) => (field === '[]' ? items : properties?.[field])) ?? {};

/** Returns a copy of an input with `text` at a path; missing objects on the path are filled with sample values. */
export function textAt(value: unknown, { schema, place, text }: Target): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return text;
  const { properties = {}, items = {}, ...alternative } = findAlternative(schema, step);
  if (step === '[]') return [textAt(undefined, { schema: items, place: rest, text })];
  const fields = (value ?? toSample({ ...alternative, properties })) as Fields;
  return { ...fields, [step]: textAt(fields[step], { schema: properties[step] ?? {}, place: rest, text }) };
}
