import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../releases/acceptedEncodings';

/** These compression levels take about a millisecond per document; release files are compressed only once, at upload, with higher ones. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 4;

/** Compresses incrementally: everything written so far can be decompressed immediately. */
export const brotliByParts = (): Transform =>
  createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });

const gzipByParts = (): Transform => createGzip({ flush: constants.Z_SYNC_FLUSH, level: GZIP_LEVEL });

/** Streams text that is created for one request, each part as soon as it is available, compressed if the browser accepts that. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const text = Readable.from(parts);
  if (encoding === undefined) return reply.send(text);
  // A client disconnect is not an error.
  const compressed = pipeline(text, encoding === 'br' ? brotliByParts() : gzipByParts(), () => undefined);
  return reply.header('content-encoding', encoding === 'br' ? 'br' : 'gzip').send(compressed);
}
