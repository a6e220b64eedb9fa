import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../releases/acceptedEncodings';
import { BROTLI_QUALITY, GZIP_LEVEL } from './compressDynamic';

const brotli = (): Transform =>
  createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
const gzip = (): Transform => createGzip({ flush: constants.Z_SYNC_FLUSH, level: GZIP_LEVEL });

/** Sends text that is made for one request part by part, each as soon as it is there. A part that fails ends the connection. */
export function streamDynamic(request: FastifyRequest, reply: FastifyReply, parts: AsyncIterable<string>): FastifyReply {
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const text = Readable.from(parts);
  if (encoding === undefined) return reply.send(text);
  const compressed = pipeline(text, encoding === 'br' ? brotli() : gzip(), (error) => {
    if (error) request.log.error({ err: error });
  });
  return reply.header('content-encoding', encoding === 'br' ? 'br' : 'gzip').send(compressed);
}
