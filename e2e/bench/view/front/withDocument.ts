import { pipeline, Readable } from 'node:stream';
import { brotliByParts } from '../../../../platform/src/site/plugins/sendCompressed';
import type { Reply } from './Exchange';

/** A response with its document replaced, compressed and sent in parts as the site does, so that no variant gains from this. */
export function withDocument(reply: Reply, parts: AsyncIterable<string> | Iterable<string>): Reply {
  const body = pipeline(Readable.from(parts), brotliByParts(), () => undefined);
  const { 'content-length': _length, ...headers } = reply.headers;
  return { ...reply, headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }, body };
}
