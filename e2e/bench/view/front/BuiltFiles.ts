import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { compressFile } from '../../../../platform/src/site/releases/compressFile';
import { getContentType } from '../../../../platform/src/site/releases/getContentType';
import type { Reply } from './Exchange';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(path.join(folder, file)).isFile());

/** Serves the files of a built variant under `/bench/`, compressed and cacheable like the site's release files. */
export class BuiltFiles {
  private constructor(private readonly replies: ReadonlyMap<string, Reply>) {}

  static async of(folder: string): Promise<BuiltFiles> {
    if (!existsSync(folder)) throw new Error(`${folder} is not built.`);
    const replies = new Map<string, Reply>();
    for (const file of listFiles(folder)) replies.set(`/bench/${file}`, await readReply(path.join(folder, file)));
    return new BuiltFiles(replies);
  }

  /** Returns the reply for a URL path, ignoring its query; undefined if there is no such file. */
  at(urlPath: string): Reply | undefined {
    return this.replies.get(urlPath.split('?')[0] ?? urlPath);
  }
}

async function readReply(file: string): Promise<Reply> {
  const content = readFileSync(file);
  const brotliContent = (await compressFile(file, content))?.br;
  const body = brotliContent ?? content;
  const headers = {
    'content-type': getContentType(file),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': body.byteLength,
  };
  return { status: 200, headers: { ...headers, ...(brotliContent && { 'content-encoding': 'br' }) }, body };
}
