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

/** Path to a text within an input: field names, and `[]` for the first element of a list. */
export type TextPath = readonly string[];

const isText = ({ type, enum: values = [], const: value }: JsonSchema): boolean =>
  type === 'string' || typeof value === 'string' || values.some((option) => typeof option === 'string');

const prefixPaths = (step: string, schema: JsonSchema): TextPath[] => findTextPaths(schema).map((path) => [step, ...path]);

/** Finds the path of every field of an input that can contain text, at any depth. */
export function findTextPaths(schema: unknown): TextPath[] {
  const { properties = {}, items, anyOf = [] } = (schema ?? {}) as JsonSchema;
  const paths = [
    ...(isText((schema ?? {}) as JsonSchema) ? [[]] : []),
    ...Object.entries(properties).flatMap(([field, property]) => prefixPaths(field, property)),
    ...(items ? prefixPaths('[]', items) : []),
    ...anyOf.flatMap((option) => findTextPaths(option)),
  ];
  return [...new Map(paths.map((place) => [place.join('.'), place])).values()];
}

type Fields = Record<string, unknown>;

interface Target {
  schema: JsonSchema;
  place: TextPath;
  text: string;
}

/** Finds the alternative of a schema that has a field; an empty schema when none does. */
const findAlternative = (schema: JsonSchema, field: string): JsonSchema =>
  [schema, ...(schema.anyOf ?? [])].find(({ properties, items }) => (field === '[]' ? items : properties?.[field])) ?? {};

/** Returns a copy of an input with `text` at a path; missing objects on the path are filled with sample values. */
export function withTextAt(value: unknown, { schema, place, text }: Target): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return text;
  const { properties = {}, items = {}, ...alternative } = findAlternative(schema, step);
  if (step === '[]') return [withTextAt(undefined, { schema: items, place: rest, text })];
  const fields = (value ?? toSample({ ...alternative, properties })) as Fields;
  return { ...fields, [step]: withTextAt(fields[step], { schema: properties[step] ?? {}, place: rest, text }) };
}
