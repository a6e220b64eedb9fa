import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { Texts } from './ReleaseTexts';

/** Paths are written to a folder as given: none may lead out of it. */
const PLACE = '^(src|shared/src)(/(?!\\.)[A-Za-z0-9_.@-]+)+\\.tsx?$';

const schema = Type.Record(Type.String({ pattern: PLACE }), Type.String(), { additionalProperties: false });

/** Sources or declarations of a release; undefined when it has none. */
export function readTexts(content: Buffer): Texts | undefined {
  try {
    const value: unknown = JSON.parse(content.toString('utf8'));
    return Check(schema, value) ? (value as Texts) : undefined;
  } catch {
    return undefined;
  }
}
