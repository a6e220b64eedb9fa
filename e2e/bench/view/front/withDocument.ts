import { brotliCompressSync, constants } from 'node:zlib';
import type { Answer } from './Exchange';

/** As the site compresses its documents, so that no variant gains by this. */
const QUALITY = 4;

/** An answer with a document in the place of its own. */
export function withDocument(answer: Answer, html: string): Answer {
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const headers = { ...answer.headers, 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  return { ...answer, headers: { ...headers, 'content-length': body.byteLength }, body };
}
