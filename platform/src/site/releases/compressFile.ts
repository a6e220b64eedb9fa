import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isDescription } from '../../gates/Descriptions';
import { contentType } from './contentType';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this many bytes compression saves less than its header costs. */
const MIN_BYTES = 512;
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|wasm)|image\/svg)/;

/** Level by size: Brotli's best level would take seconds for large files; these levels take well under a second. */
const brotliLevel = (bytes: number): number => (bytes < 400_000 ? 11 : bytes < 1_500_000 ? 9 : 6);

/** Creates a file's compressed copies, once, at upload; undefined where compression gains nothing, or no browser requests the file. */
export async function compressFile(file: string, content: Buffer): Promise<{ br: Buffer; gz: Buffer } | undefined> {
  if (isDescription(file) || content.byteLength < MIN_BYTES || !COMPRESSIBLE.test(contentType(file))) return undefined;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliLevel(content.byteLength),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })]);
  return br.byteLength < content.byteLength ? { br, gz } : undefined;
}
