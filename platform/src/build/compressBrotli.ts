import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * Compresses an immutable file with Brotli's best level. Budgets count the compressed bytes, which are also what browsers receive; a file of
 * 500 KB takes about a second, once per release.
 */
export const compressBrotli = (content: Buffer): Promise<Buffer> =>
  compress(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
  });
