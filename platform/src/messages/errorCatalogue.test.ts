import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@rendezvous/shared/contract';
import { ROOT } from '../build/shares';
import { getLangFile, MESSAGE_PACKAGES } from './messageFolders';
import type { Texts } from './problems';

const read = (file: string): string => readFileSync(path.join(ROOT, 'docs', file), 'utf8');

const readTexts = (locale: string): Texts =>
  Object.assign({}, ...MESSAGE_PACKAGES.map((name) => JSON.parse(readFileSync(getLangFile(name, locale), 'utf8')) as Texts)) as Texts;

/** Returns the quoted texts of a line; an apostrophe does not count as a quotation mark. */
const findQuotes = (line: string): string[] => [...line.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].map(([, words = '']) => words);

const englishTexts = Object.entries(readTexts('en'));

/** Returns the ids of the texts that equal `words` or, if `words` ends with "...", begin with the part before the dots. */
function findIds(words: string): string[] {
  const beginning = words.endsWith('...') ? words.slice(0, -3) : null;
  return englishTexts.filter(([, text]) => (beginning === null ? text === words : text.startsWith(beginning))).map(([id]) => id);
}

/** Quotes in rows that are never shown on a screen. */
const UNSHOWN_QUOTES = ['she likes you', 'over 18', 'under 18'];

const ownRows = read('requirements.md')
  .split('\n')
  .filter((line) => {
    const row = Number(/^\| R-(\d{3}) /.exec(line)?.[1]);
    return row >= 173 && row <= 217;
  });

const readSection = (title: string): string[] =>
  (
    read('specification.md')
      .split(/^## /m)
      .find((part) => part.startsWith(title)) ?? ''
  )
    .split('\n')
    .filter((line) => /^ *- /.test(line));

/** Account texts: quotes from sections 5 and 8 of the specification, and from the rows. */
const accountTexts = [
  ...new Set([...readSection('8. The error catalogue'), ...readSection('5. Validation rules'), ...ownRows].flatMap(findQuotes)),
].filter((words) => !UNSHOWN_QUOTES.includes(words));

describe('the error catalogue', () => {
  test('R-173 to R-217 are read with their texts', () => {
    expect(ownRows).toHaveLength(45);
    expect(accountTexts).toEqual(
      expect.arrayContaining(['Login failed, please try again', 'New email adress is invalid.', 'Did you mean {suggestion}?']),
    );
    expect(accountTexts.length).toBeGreaterThan(30);
  });

  test.each(accountTexts)('R-104 "%s" appears word for word in English and is translated into ten languages', (words) => {
    const ids = findIds(words);
    expect(ids).not.toEqual([]);
    for (const locale of LOCALES.filter((candidate) => candidate !== 'en')) {
      const texts = readTexts(locale);
      expect(ids.filter((id) => !texts[id]?.trim() || texts[id] === Object.fromEntries(englishTexts)[id])).toEqual([]);
    }
  });
});
