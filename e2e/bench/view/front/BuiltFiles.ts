import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { compressFile } from '../../../../platform/src/site/releases/compressFile';
import { contentType } from '../../../../platform/src/site/releases/contentType';
import type { Answer } from './Exchange';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(path.join(folder, file)).isFile());

/** Files of a built variant under `/bench/`, compressed and cached as the site does with release files. */
export class BuiltFiles {
  private constructor(private readonly answers: ReadonlyMap<string, Answer>) {}

  static async of(folder: string): Promise<BuiltFiles> {
    if (!existsSync(folder)) throw new Error(`${folder} is not built.`);
    const answers = new Map<string, Answer>();
    for (const file of filesIn(folder)) answers.set(`/bench/${file}`, await answerOf(path.join(folder, file)));
    return new BuiltFiles(answers);
  }

  /** The file at an address, ignoring its query. */
  at(address: string): Answer | undefined {
    return this.answers.get(address.split('?')[0] ?? address);
  }
}

async function answerOf(file: string): Promise<Answer> {
  const content = readFileSync(file);
  const compressed = (await compressFile(file, content))?.br;
  const body = compressed ?? content;
  const headers = {
    'content-type': contentType(file),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': body.byteLength,
  };
  return { status: 200, headers: { ...headers, ...(compressed && { 'content-encoding': 'br' }) }, body };
}
