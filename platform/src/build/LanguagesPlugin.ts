import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@rendezvous/shared/contract';
import { type Compiler, WebpackError } from 'webpack';

type Texts = Record<string, string>;

const MAX_LISTED_IDS = 3;

const readTexts = (folder: string, locale: string): Texts => {
  const file = path.join(folder, 'lang', `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
};

/** Error messages about a package's untranslated texts, one for each incomplete language. */
export function describeUntranslatedTexts(folder: string): string[] {
  const englishIds = Object.keys(readTexts(folder, 'en'));
  return LOCALES.flatMap((locale) => {
    const texts = readTexts(folder, locale);
    const missingIds = englishIds.filter((id) => (texts[id] ?? '').trim() === '');
    const remainder = missingIds.length > MAX_LISTED_IDS ? ` and ${missingIds.length - MAX_LISTED_IDS} more` : '';
    return missingIds.length === 0
      ? []
      : [`${path.basename(folder)}/lang/${locale}.json lacks ${missingIds.slice(0, MAX_LISTED_IDS).join(', ')}${remainder}.`];
  });
}

/** Fails the build of a release with untranslated texts, which would otherwise appear in English. */
export class LanguagesPlugin {
  constructor(private readonly folders: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LanguagesPlugin', (compilation) => {
      compilation.errors.push(...this.folders.flatMap(describeUntranslatedTexts).map((message) => new WebpackError(message)));
    });
  }
}
