import type { Locale } from '@rendezvous/shared/contract';
import { isIdBelow } from '@rendezvous/shared/lint';
import { MESSAGE_PACKAGES } from '../messageFolders';
import { readCatalogue } from '../readCatalogue';
import { type CatalogueText, toCatalogueText } from './CatalogueText';
import { EXCEPTIONS } from './exceptions';
import { lintCatalogues } from './lintCatalogues';

/** A message of `mfe-x` with its texts in some languages. */
function aMessage(id: string, english: string, translations: Partial<Record<Locale, string>> = {}, description = ''): CatalogueText[] {
  const texts = { en: english, ...translations };
  return (Object.entries(texts) as [Locale, string][]).flatMap(
    ([locale, text]) => toCatalogueText({ packageName: 'mfe-x', locale, id }, text, { defaultMessage: english, description }) ?? [],
  );
}

const listFindings = (texts: CatalogueText[]): string[] =>
  lintCatalogues(texts, []).findings.map(
    ({ packageName, locale, id, rule, problem }) => `${packageName} ${locale}: ${id} ${problem} (${rule})`,
  );

test('R-104 R-107 finds nothing in right texts', () => {
  const texts = [
    ...aMessage('x.hello', 'Hello {name}', { de: 'Hallo {name}', nl: 'Hoi {name}' }),
    ...aMessage('x.days', '{days, plural, one {# day} other {# days}}', { de: '{days, plural, one {# Tag} other {# Tage}}' }),
  ];
  expect(listFindings(texts)).toEqual([]);
});

test('R-104 R-107 applies the rules for a single text to each language, and names package, language and message', () => {
  expect(listFindings(aMessage('x.wait', 'Wait a bit', { de: 'Warte {limit} Tage ...' }))).toEqual([
    'mfe-x de: x.wait has three dots instead of …: “…{#limit} Tage ...” (punctuation)',
    'mfe-x de: x.wait has a number beside a noun without a plural: “Warte {#limit} Tage ...” (numbers)',
  ]);
});

test('R-104 the description of a message limits the length of its translations', () => {
  const [description, de] = ['Title of a card; at most 12 characters', 'Einstellungen'];
  expect(listFindings(aMessage('x.settings', 'Settings', { de, nl: 'Instellingen' }, description))).toEqual([
    'mfe-x de: x.settings has 13 characters in its longest form; there is room for 12 (length)',
  ]);
});

test('R-104 the same English text has one translation in a language, the one of most messages', () => {
  const texts = [
    ...aMessage('x.first', 'Continue', { nl: 'Doorgaan', de: 'Weiter' }),
    ...aMessage('x.second', 'Continue', { nl: 'Verder', de: 'Weiter' }),
    ...aMessage('x.third', 'Continue', { nl: 'Verder', de: 'Weiter' }),
  ];
  expect(listFindings(texts)).toEqual(['mfe-x nl: x.first “Continue” is “Doorgaan” here and “Verder” in x.second, x.third (same-english)']);
});

test('R-104 an English text does not quote another one: it has a variable for it', () => {
  const button = aMessage('x.delete', 'Delete my account', { de: 'Mein Konto löschen' });
  expect(listFindings([...button, ...aMessage('x.how', 'Choose “Delete my account” below')])).toEqual([
    'mfe-x en: x.how quotes “Delete my account”, the text of x.delete; insert it by a variable (quoted-names)',
  ]);
  expect(listFindings([...button, ...aMessage('x.how', 'Choose “{button}”, not “Settings”')])).toEqual([]);
});

test.each([
  ['three words', 'Tell us more', ['Tell us more']],
  ['twelve letters', 'Notifications', ['Notifications']],
  ['a loan word', 'Premium', []],
  ['a name and a short word', 'Hello {name}', []],
])('R-104 %s left in English are found in a translation: %s', (_, text, found) => {
  expect(listFindings(aMessage('x.text', text, { sv: text }))).toEqual(
    found.map(() => `mfe-x sv: x.text is the English text, “${text}” (english)`),
  );
});

test('R-104 an exception covers a rule, some texts and some languages; without need, it is reported', () => {
  const texts = aMessage('x.hobby.night', 'One night stand', { da: 'One night stand', sv: 'One night stand', fi: 'Yhden illan juttu' });
  const exception = { rule: 'english', ids: ['x.hobby'], locales: ['da', 'sv'] as const, reason: 'is said so' };
  expect(lintCatalogues(texts, []).findings.map(({ locale }) => locale)).toEqual(['da', 'sv']);
  expect(lintCatalogues(texts, [exception]).findings).toEqual([]);
  expect(lintCatalogues(texts, [exception]).unusedExceptions).toEqual([]);
  expect(lintCatalogues(texts, [{ ...exception, locales: ['da'] }]).findings.map(({ locale }) => locale)).toEqual(['sv']);
  expect(lintCatalogues(texts, [{ ...exception, rule: 'words' }]).findings).toHaveLength(2);
  expect(lintCatalogues(texts, [{ ...exception, locales: ['fi'] }]).unusedExceptions).toEqual([
    { packageName: 'mfe-x', id: 'x.hobby.night', locale: 'fi', rule: 'english' },
  ]);
  expect(lintCatalogues(texts, [{ ...exception, ids: ['y'] }]).unusedExceptions).toEqual([]);
});

test('R-104 every exception says why', () => {
  expect(EXCEPTIONS.filter(({ reason }) => reason.trim().length < 10)).toEqual([]);
});

test('R-104 every id in an exception is that of a text, or what ids of texts begin with', () => {
  const ids = MESSAGE_PACKAGES.flatMap((packageName) => Object.keys(readCatalogue(packageName, 'en')));
  expect(EXCEPTIONS.flatMap((exception) => exception.ids).filter((named) => !ids.some((id) => isIdBelow(id, [named])))).toEqual([]);
});
