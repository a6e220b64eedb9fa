import type { CatalogueText, LintFinding } from './CatalogueText';

function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(getKey(item), [...(groups.get(getKey(item)) ?? []), item]);
  return [...groups.values()];
}

/** Texts of one language that say the same in English: each that differs from the most frequent translation is a finding. */
function findDifferences(texts: readonly CatalogueText[]): LintFinding[] {
  const [usual, ...others] = groupBy(texts, ({ text }) => text).sort((a, b) => b.length - a.length);
  return others.flat().map(({ packageName, id, locale, text, english }) => ({
    ...{ packageName, id, locale, rule: 'same-english' },
    problem: `“${english}” is “${text}” here and “${usual?.[0]?.text}” in ${usual?.map((same) => same.id).join(', ')}`,
  }));
}

/** The same English text has one translation in a language, unless its context asks for another. */
export const findDifferentTranslations = (texts: readonly CatalogueText[]): LintFinding[] =>
  groupBy(
    texts.filter(({ locale }) => locale !== 'en'),
    ({ locale, english }) => `${locale} ${english}`,
  ).flatMap(findDifferences);

const QUOTED_PART = /“([^“”]+)”|‘([^‘’]+)’|(?<!\w)'([^']+)'(?!\w)|"([^"]+)"/g;

/** An English text does not quote another one, such as the name of a button: the quoted one may change. It has a variable for it instead. */
export function findQuotedNames(texts: readonly CatalogueText[]): LintFinding[] {
  const englishTexts = texts.filter(({ locale }) => locale === 'en');
  const idsByText = new Map(englishTexts.map(({ id, text }) => [text.toLowerCase(), id]));
  return englishTexts.flatMap(({ packageName, id, locale, readings }) => {
    const names = readings.flatMap((reading) => [...reading.matchAll(QUOTED_PART)].map((match) => match.slice(1).find(Boolean) ?? ''));
    return [...new Set(names)]
      .filter((name) => idsByText.has(name.toLowerCase()))
      .map((name) => {
        const problem = `quotes “${name}”, the text of ${idsByText.get(name.toLowerCase())}; insert it by a variable`;
        return { packageName, id, locale, rule: 'quoted-names', problem };
      });
  });
}
