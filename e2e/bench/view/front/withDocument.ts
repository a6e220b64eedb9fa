import { pipeline, Readable } from 'node:stream';
import { brotliByParts } from '../../../../platform/src/site/plugins/sendCompressed';
import type { Answer } from './Exchange';

/** A response with its document replaced, compressed and sent in parts as the site does, so that no variant gains from this. */
export function withDocument(answer: Answer, parts: AsyncIterable<string> | Iterable<string>): Answer {
  const body = pipeline(Readable.from(parts), brotliByParts(), () => undefined);
  const { 'content-length': _length, ...headers } = answer.headers;
  return { ...answer, headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }, body };
}
