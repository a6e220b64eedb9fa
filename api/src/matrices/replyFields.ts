import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from '@rendezvous/shared/calls';
import type { JsonSchema } from './JsonSchema';

/** Fields of replies as paths, `chats[].profile.name`, by call. */
type Fields = Record<string, string[]>;

/** Records every field that a call has ever returned. */
export const RECORD = join(__dirname, 'replyFields.json');

function pathsOf({ properties = {}, items, anyOf = [] }: JsonSchema, at = ''): string[] {
  const own = Object.entries(properties).flatMap(([key, schema]) => {
    const path = at === '' ? key : `${at}.${key}`;
    return [path, ...pathsOf(schema, path)];
  });
  return [...own, ...(items ? pathsOf(items, `${at}[]`) : []), ...anyOf.flatMap((one) => pathsOf(one, at))];
}

/** The declared fields. */
export const replyFields: Fields = Object.fromEntries(
  CALLS.flatMap(({ name, reply }) => (reply ? [[name, [...new Set(pathsOf(reply as unknown as JsonSchema))].sort()]] : [])),
);

/** The recorded fields. */
export const recordedFields = JSON.parse(readFileSync(RECORD, 'utf8')) as Fields;

/** The fields of an example reply, whatever its lists contain. */
export function shownFields(reply: unknown, at = ''): string[] {
  if (Array.isArray(reply)) return [...new Set(reply.flatMap((one) => shownFields(one, `${at}[]`)))].sort();
  if (typeof reply !== 'object' || reply === null) return [];
  const paths = Object.entries(reply).flatMap(([key, value]) => {
    const path = at === '' ? key : `${at}.${key}`;
    return [path, ...shownFields(value, path)];
  });
  return [...new Set(paths)].sort();
}
