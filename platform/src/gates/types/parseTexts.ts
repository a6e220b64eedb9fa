import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { Texts } from './ReleaseTexts';

/** Pattern for paths. The files are written to a folder under these paths, so none may lead outside it. */
const PATH_PATTERN = '^(src|shared/src)(/(?!\\.)[A-Za-z0-9_.@-]+)+\\.tsx?$';

const schema = Type.Record(Type.String({ pattern: PATH_PATTERN }), Type.String(), { additionalProperties: false });

/** Parses the sources or declarations of a release; undefined when the content is not valid. */
export function parseTexts(content: Buffer): Texts | undefined {
  try {
    const value: unknown = JSON.parse(content.toString('utf8'));
    return Check(schema, value) ? (value as Texts) : undefined;
  } catch {
    return undefined;
  }
}
