import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { type Locale, LOCALES } from '@rendezvous/shared/contract';
import { execFileSync } from 'node:child_process';
import { ROOT } from './shares';

const FORMATJS_CLI = path.join(ROOT, 'node_modules/@formatjs/cli/bin/formatjs');

/** Compiles the English texts of packages to the pseudo-locale en-XA: bracketed, accented and lengthened. */
export function compilePseudoTexts(folders: readonly string[]): Buffer {
  const files = folders.map((folder) => path.join(folder, 'lang/en.json')).filter((file) => existsSync(file));
  const args = ['compile', ...files, '--format', 'simple', '--ast', '--pseudo-locale', 'en-XA'];
  return execFileSync(process.execPath, [FORMATJS_CLI, ...args], { maxBuffer: 64 * 1024 * 1024 });
}

type Texts = Record<string, string>;

const readTexts = (folder: string, locale: Locale): Texts => {
  const file = path.join(folder, 'lang', `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
};

/** Compiles the catalogue of one locale to message ASTs; missing texts fall back to English. */
export function compileCatalogue(folders: readonly string[], locale: Locale): Buffer {
  const texts: Texts = {};
  for (const sourceLocale of [...new Set<Locale>(['en', locale])]) {
    for (const folder of folders) Object.assign(texts, readTexts(folder, sourceLocale));
  }
  const compiledEntries = Object.entries(texts).map(([id, text]) => [id, parse(text)] as const);
  return Buffer.from(JSON.stringify(Object.fromEntries(compiledEntries)));
}

/** Compiles the texts of all folders into one catalogue per locale; with `isPseudo`, the English one is in the pseudo-locale. */
export function compileCatalogues(folders: readonly string[], isPseudo = false): Map<Locale, Buffer> {
  const compile = (locale: Locale): Buffer =>
    isPseudo && locale === 'en' ? compilePseudoTexts(folders) : compileCatalogue(folders, locale);
  return new Map(LOCALES.map((locale) => [locale, compile(locale)]));
}
