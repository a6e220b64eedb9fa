import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import type { Answer } from './Exchange';

/** As the site compresses its documents, so that no variant gains by this. */
const QUALITY = 5;

/** An answer with a document in the place of its own, sent part by part as the site does. */
export function withDocument(answer: Answer, parts: AsyncIterable<string> | Iterable<string>): Answer {
  const compress = createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  });
  const body = pipeline(Readable.from(parts), compress, () => undefined);
  const { 'content-length': _length, ...headers } = answer.headers;
  return { ...answer, headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }, body };
}
