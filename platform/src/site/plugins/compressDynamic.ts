import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../releases/acceptedEncodings';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Levels that cost about a millisecond for a document; files of releases are compressed better, once, at upload. */
export const BROTLI_QUALITY = 5;
export const GZIP_LEVEL = 4;

/** Sends text that is made for one request, compressed when the browser takes it. */
export async function compressDynamic(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(text);
  const content =
    encoding === 'br'
      ? await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await deflate(text, { level: GZIP_LEVEL });
  return reply.header('content-encoding', encoding === 'br' ? 'br' : 'gzip').send(content);
}
