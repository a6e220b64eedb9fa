import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseAcceptedEncodings } from '../releases/parseAcceptedEncodings';

/** These compression levels take about a millisecond per document; release files are compressed only once, at upload, with higher ones. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 4;

/** Creates a compressor that works incrementally: everything written so far can be decompressed immediately. */
export const createStreamingBrotli = (): Transform =>
  createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });

const createStreamingGzip = (): Transform => createGzip({ flush: constants.Z_SYNC_FLUSH, level: GZIP_LEVEL });

/** Streams text that is created for one request, each part as soon as it is available, compressed if the browser accepts that. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  const [encoding] = parseAcceptedEncodings(request.headers['accept-encoding']);
  const textStream = Readable.from(parts);
  if (encoding === undefined) return reply.send(textStream);
  // A client disconnect is not an error.
  const compressedStream = pipeline(textStream, encoding === 'br' ? createStreamingBrotli() : createStreamingGzip(), () => undefined);
  return reply.header('content-encoding', encoding === 'br' ? 'br' : 'gzip').send(compressedStream);
}
