import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from '@rendezvous/shared/calls';
import type { JsonSchema } from './matrices/JsonSchema';

const FILE = join(__dirname, 'replyFields.json');
type Fields = Record<string, string[]>;

/** Every field of a reply as a path: `chats[].profile.name`. */
function pathsOf({ properties = {}, items, anyOf = [] }: JsonSchema, at = ''): string[] {
  const own = Object.entries(properties).flatMap(([key, schema]) => {
    const path = at === '' ? key : `${at}.${key}`;
    return [path, ...pathsOf(schema, path)];
  });
  return [...own, ...(items ? pathsOf(items, `${at}[]`) : []), ...anyOf.flatMap((one) => pathsOf(one, at))];
}

const current: Fields = Object.fromEntries(
  CALLS.flatMap(({ name, reply }) => (reply ? [[name, [...new Set(pathsOf(reply as unknown as JsonSchema))].sort()]] : [])),
);

if (process.env['UPDATE_REPLY_FIELDS']) writeFileSync(FILE, `${JSON.stringify(current, undefined, 2)}\n`);
const published = JSON.parse(readFileSync(FILE, 'utf8')) as Fields;

test.each(Object.keys(published))('R-397 no field that %s ever answered is gone or has another name', (call) => {
  expect(published[call]?.filter((path) => !current[call]?.includes(path))).toEqual([]);
});

test('R-397 the calls and fields that are new are written down (UPDATE_REPLY_FIELDS=1 does it)', () => {
  expect(published).toEqual(current);
});
