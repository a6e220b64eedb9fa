import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@rendezvous/shared/contract';
import { type Compiler, WebpackError } from 'webpack';

type Texts = Record<string, string>;

const NAMED_IDS = 3;

const readTexts = (folder: string, locale: string): Texts => {
  const file = path.join(folder, 'lang', `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
};

/** Error messages about a package's untranslated texts, one for each incomplete language. */
export function describeUntranslatedTexts(folder: string): string[] {
  const english = Object.keys(readTexts(folder, 'en'));
  return LOCALES.flatMap((locale) => {
    const texts = readTexts(folder, locale);
    const missing = english.filter((id) => (texts[id] ?? '').trim() === '');
    const more = missing.length > NAMED_IDS ? ` and ${missing.length - NAMED_IDS} more` : '';
    return missing.length === 0
      ? []
      : [`${path.basename(folder)}/lang/${locale}.json lacks ${missing.slice(0, NAMED_IDS).join(', ')}${more}.`];
  });
}

/** Fails the build of a release with untranslated texts: the release would show English instead. */
export class LanguagesPlugin {
  constructor(private readonly folders: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LanguagesPlugin', (compilation) => {
      compilation.errors.push(...this.folders.flatMap(describeUntranslatedTexts).map((text) => new WebpackError(text)));
    });
  }
}
