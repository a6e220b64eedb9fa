import { pipeline, Readable } from 'node:stream';
import { createStreamingBrotli } from '../../../../platform/src/site/plugins/sendCompressed';
import type { Reply } from './Exchange';

/** Replaces the document of a reply; compresses it and sends it in chunks as the site does, so that no variant gains an advantage. */
export function withDocument(reply: Reply, chunks: AsyncIterable<string> | Iterable<string>): Reply {
  const body = pipeline(Readable.from(chunks), createStreamingBrotli(), () => undefined);
  const { 'content-length': _length, ...headers } = reply.headers;
  return { ...reply, headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }, body };
}
