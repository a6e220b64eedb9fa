import type { JsonSchema } from './JsonSchema';

/** The way to a text within an input: names of fields, `[]` for the first of a list. */
export type Place = readonly string[];

const isText = ({ type, enum: values = [], const: value }: JsonSchema): boolean =>
  type === 'string' || typeof value === 'string' || values.some((one) => typeof one === 'string');

const below = (step: string, schema: JsonSchema): Place[] => textPlaces(schema).map((place) => [step, ...place]);

/** Every place of an input where a text can stand, however deep. */
export function textPlaces(schema: unknown): Place[] {
  const { properties = {}, items, anyOf = [] } = (schema ?? {}) as JsonSchema;
  const places = [
    ...(isText((schema ?? {}) as JsonSchema) ? [[]] : []),
    ...Object.entries(properties).flatMap(([field, one]) => below(field, one)),
    ...(items ? below('[]', items) : []),
    ...anyOf.flatMap((one) => textPlaces(one)),
  ];
  return [...new Map(places.map((place) => [place.join('.'), place])).values()];
}
