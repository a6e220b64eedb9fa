import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { compressBrotli } from '../../build/compressBrotli';
import { isDescriptionFile } from '../../gates/ReleaseDescriptions';
import { getContentType } from './getContentType';

const gzipAsync = promisify(gzip);

/** Below this many bytes compression saves less than its header costs. */
const MIN_BYTES = 512;
const COMPRESSIBLE_TYPE = /^(text\/|application\/(json|manifest|wasm)|image\/svg)/;

/** Compresses a file for storage; undefined if compression gains nothing, or no browser requests the file. */
export async function compressFile(file: string, content: Buffer): Promise<{ br: Buffer; gz: Buffer } | undefined> {
  if (isDescriptionFile(file) || content.byteLength < MIN_BYTES || !COMPRESSIBLE_TYPE.test(getContentType(file))) return undefined;
  const [br, gz] = await Promise.all([compressBrotli(content), gzipAsync(content, { level: 9 })]);
  return br.byteLength < content.byteLength ? { br, gz } : undefined;
}
