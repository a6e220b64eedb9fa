import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isDescriptionFile } from '../../gates/ReleaseDescriptions';
import { getContentType } from './getContentType';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this many bytes compression saves less than its header costs. */
const MIN_BYTES = 512;
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|wasm)|image\/svg)/;

/** Level by size: Brotli's best level would take seconds for large files; these levels take well under a second. */
const getBrotliLevel = (bytes: number): number => (bytes < 400_000 ? 11 : bytes < 1_500_000 ? 9 : 6);

/** Creates a file's compressed copies, once, at upload; undefined where compression gains nothing, or no browser requests the file. */
export async function compressFile(file: string, content: Buffer): Promise<{ br: Buffer; gz: Buffer } | undefined> {
  if (isDescriptionFile(file) || content.byteLength < MIN_BYTES || !COMPRESSIBLE.test(getContentType(file))) return undefined;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: getBrotliLevel(content.byteLength),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const [br, gz] = await Promise.all([brotliAsync(content, { params }), gzipAsync(content, { level: 9 })]);
  return br.byteLength < content.byteLength ? { br, gz } : undefined;
}
