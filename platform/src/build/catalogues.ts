import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { LOCALES, type Locale } from '@rendezvous/shared/contract';
import { pseudoTexts } from './pseudoTexts';

type Texts = Record<string, string>;

const readTexts = (folder: string, locale: Locale): Texts => {
  const file = path.join(folder, 'lang', `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
};

/** Catalogue of one locale compiled to AST; English stands in for missing keys. */
export function compileCatalogue(folders: readonly string[], locale: Locale): Buffer {
  const texts: Texts = {};
  for (const source of [...new Set<Locale>(['en', locale])]) {
    for (const folder of folders) Object.assign(texts, readTexts(folder, source));
  }
  const compiled = Object.entries(texts).map(([id, text]) => [id, parse(text)] as const);
  return Buffer.from(JSON.stringify(Object.fromEntries(compiled)));
}

/** Catalogues of a package by file name, `lang/<locale>.json`; with `pseudo` the English one is in the pseudo-locale. */
export function compileCatalogues(folders: readonly string[], pseudo = false): Map<Locale, Buffer> {
  const compile = (locale: Locale): Buffer => (pseudo && locale === 'en' ? pseudoTexts(folders) : compileCatalogue(folders, locale));
  return new Map(LOCALES.map((locale) => [locale, compile(locale)]));
}
