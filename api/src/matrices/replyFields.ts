import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from '@rendezvous/shared/calls';
import type { JsonSchema } from './JsonSchema';

/** Paths of the fields in the replies to each call, such as `chats[].profile.name`. */
type Fields = Record<string, string[]>;

/** File that records every field a reply has ever had. */
export const RECORD_FILE = join(__dirname, 'replyFields.json');

function toSchemaPaths({ properties = {}, items, anyOf = [] }: JsonSchema, prefix = ''): string[] {
  const propertyPaths = Object.entries(properties).flatMap(([key, schema]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    return [path, ...toSchemaPaths(schema, path)];
  });
  return [
    ...propertyPaths,
    ...(items ? toSchemaPaths(items, `${prefix}[]`) : []),
    ...anyOf.flatMap((option) => toSchemaPaths(option, prefix)),
  ];
}

/** The fields that the contract declares. */
export const replyFields: Fields = Object.fromEntries(
  CALLS.flatMap(({ name, reply }) => (reply ? [[name, [...new Set(toSchemaPaths(reply as unknown as JsonSchema))].sort()]] : [])),
);

/** The fields recorded in `RECORD_FILE`. */
export const recordedFields = JSON.parse(readFileSync(RECORD_FILE, 'utf8')) as Fields;

/** Returns the paths of the fields in an example reply; the elements of a list are merged. */
export function toFieldPaths(reply: unknown, prefix = ''): string[] {
  if (Array.isArray(reply)) return [...new Set(reply.flatMap((element) => toFieldPaths(element, `${prefix}[]`)))].sort();
  if (typeof reply !== 'object' || reply === null) return [];
  const paths = Object.entries(reply).flatMap(([key, value]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    return [path, ...toFieldPaths(value, path)];
  });
  return [...new Set(paths)].sort();
}
