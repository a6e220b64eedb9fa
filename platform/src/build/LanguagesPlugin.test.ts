import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@rendezvous/shared/contract';
import { LanguagesPlugin, describeUntranslatedTexts } from './LanguagesPlugin';
import { runBuild } from './runBuild';

const root = mkdtempSync(join(tmpdir(), 'languages-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A package with the same texts in every language; `changedTexts` replaces those of some languages. */
function aPackage(name: string, changedTexts: Record<string, Record<string, string>> = {}): string {
  const folder = join(root, name);
  mkdirSync(join(folder, 'lang'), { recursive: true });
  const texts = { 'chat.a': 'A', 'chat.b': 'B', 'chat.c': 'C', 'chat.d': 'D' };
  for (const locale of LOCALES) writeFileSync(join(folder, `lang/${locale}.json`), JSON.stringify(changedTexts[locale] ?? texts));
  writeFileSync(join(folder, 'entry.js'), '');
  return folder;
}

const build = (folder: string): Promise<void> =>
  runBuild({
    mode: 'none',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'out') },
    plugins: [new LanguagesPlugin([folder])],
  });

describe('R-104 the languages of a build', () => {
  it('are complete', async () => {
    const folder = aPackage('whole');
    expect(describeUntranslatedTexts(folder)).toEqual([]);
    await build(folder);
  });

  it('fail it when texts are missing, naming the file and the texts', async () => {
    const folder = aPackage('partly', { pl: { 'chat.a': 'A', 'chat.b': ' ', 'chat.c': 'C', 'chat.d': 'D' }, fi: {} });
    expect(describeUntranslatedTexts(folder)).toEqual([
      expect.stringMatching(/^partly\/lang\/(pl|fi)\.json lacks chat\./),
      expect.stringMatching(/^partly\/lang\/(pl|fi)\.json lacks chat\./),
    ]);
    await expect(build(folder)).rejects.toThrow('partly/lang/fi.json lacks chat.a, chat.b, chat.c and 1 more.');
    await expect(build(folder)).rejects.toThrow('partly/lang/pl.json lacks chat.b.');
  });
});
