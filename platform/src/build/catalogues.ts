import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Locale, LOCALES } from '@rendezvous/shared/contract';
import { execFileSync } from 'node:child_process';
import { ROOT } from './shares';

const FORMATJS_CLI = path.join(ROOT, 'node_modules/@formatjs/cli/bin/formatjs');

type Texts = Record<string, string>;

const readTexts = (folder: string, locale: Locale): Texts => {
  const file = path.join(folder, 'lang', `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
};

/** How many times as long as English each text of the pseudo-locale is at least: translations of short texts grow about this much. */
export const PSEUDO_LENGTH = 1.4;

/** Lengthens the last word of a text and adds others; without letters of English, which would pass for untranslated text. */
const PSEUDO_PADDING = 'ǿǿǿǿǿǿǿ ';

/** Counts the letters of a message without its values; of several forms, such as plurals, those of the longest. */
export function countLetters(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + element.value.length;
    if (element.type === TYPE.tag) return sum + countLetters(element.children);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return sum + Math.max(...Object.values(element.options).map(({ value }) => countLetters(value)));
    return sum;
  }, 0);
}

/** Continues a text in its last part, which may be inside a tag: what a tag shows grows with it. */
function continueText(elements: readonly MessageFormatElement[], value: string): MessageFormatElement[] {
  const last = elements.at(-1);
  if (last?.type !== TYPE.tag) return [...elements, { type: TYPE.literal, value }];
  return [...elements.slice(0, -1), { ...last, children: continueText(last.children, value) }];
}

/** Pads a bracketed message of the pseudo-locale until it is at least 1.4 times as long as its English, brackets not counted. */
export function padPseudoMessage(
  pseudo: readonly MessageFormatElement[],
  english: readonly MessageFormatElement[],
): MessageFormatElement[] {
  const missingCount = Math.ceil(countLetters(english) * PSEUDO_LENGTH) - (countLetters(pseudo) - '[]'.length);
  if (missingCount <= 0) return [...pseudo];
  const repetitions = Math.ceil(missingCount / PSEUDO_PADDING.length);
  const padding = PSEUDO_PADDING.repeat(repetitions).slice(0, missingCount).replace(/ $/, 'ǿ');
  return [...continueText(pseudo.slice(0, -1), padding), ...pseudo.slice(-1)];
}

/** Joins the literals that follow each other: a bracket and padding take less room as part of their neighbour. */
export function joinLiterals(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.reduce<MessageFormatElement[]>((joined, element) => {
    const last = joined.at(-1);
    if (last?.type !== TYPE.literal || element.type !== TYPE.literal) return [...joined, element];
    return [...joined.slice(0, -1), { ...last, value: last.value + element.value }];
  }, []);
}

/** Compiles the English texts of packages to the pseudo-locale en-XA: bracketed, accented and at least 40 % longer. */
export function compilePseudoTexts(folders: readonly string[]): Buffer {
  const files = folders.map((folder) => path.join(folder, 'lang/en.json')).filter((file) => existsSync(file));
  const args = ['compile', ...files, '--format', 'simple', '--ast', '--pseudo-locale', 'en-XA'];
  const output = execFileSync(process.execPath, [FORMATJS_CLI, ...args], { maxBuffer: 64 * 1024 * 1024 });
  const texts: Texts = Object.assign({}, ...folders.map((folder) => readTexts(folder, 'en')));
  const messages = Object.entries(JSON.parse(output.toString()) as Record<string, MessageFormatElement[]>);
  return Buffer.from(
    JSON.stringify(
      Object.fromEntries(messages.map(([id, message]) => [id, joinLiterals(padPseudoMessage(message, parse(texts[id] ?? '')))])),
    ),
  );
}

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
