import { isPluralElement, isSelectElement, type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@rendezvous/shared/contract';

export type Texts = Record<string, string>;

interface MessageParts {
  variables: Set<string>;
  plurals: Set<string>[];
}

/** Collects the variables of a message, and the plural categories of each of its plurals. */
function collectMessageParts(
  elements: readonly MessageFormatElement[],
  parts: MessageParts = { variables: new Set(), plurals: [] },
): MessageParts {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    parts.variables.add(element.value);
    if (isPluralElement(element)) parts.plurals.push(new Set(Object.keys(element.options)));
    if (isPluralElement(element) || isSelectElement(element))
      Object.values(element.options).forEach(({ value }) => collectMessageParts(value, parts));
    if (element.type === TYPE.tag) collectMessageParts(element.children, parts);
  }
  return parts;
}

const isEqual = (a: Set<string>, b: Set<string>): boolean => a.size === b.size && [...a].every((item) => b.has(item));

/** Determines the plural categories of a language from sample integers up to a billion. */
function getCategories(locale: Locale): string[] {
  const rules = new Intl.PluralRules(locale);
  const samples = [...Array(201).keys(), 1_000, 1_000_000, 1_000_000_000];
  return [...new Set(samples.map((sample) => rules.select(sample)))];
}

function findMessageProblems(locale: Locale, english: string, text: string): string[] {
  if (text.trim() === '') return ['is empty'];
  if (/\u00c3[\u0080-\u00bf]|\u00c2[\u0080-\u009f]|\ufffd/.test(text)) return ['was saved in a wrong encoding'];
  const expectedParts = collectMessageParts(parse(english));
  const actualParts = collectMessageParts(parse(text));
  const problems = isEqual(expectedParts.variables, actualParts.variables)
    ? []
    : [`uses {${[...actualParts.variables].join(', ')}} instead of {${[...expectedParts.variables].join(', ')}}`];
  for (const categories of actualParts.plurals) {
    const missingCategories = getCategories(locale).filter((category) => !categories.has(category));
    if (missingCategories.length > 0) problems.push(`lacks the plural ${missingCategories.join(', ')}`);
  }
  return problems;
}

/** Finds problems in a catalogue, for example missing or unused keys, different variables, or missing plurals. */
export function findCatalogueProblems(locale: Locale, englishTexts: Texts, texts: Texts): string[] {
  const problems = Object.keys(texts)
    .filter((id) => !(id in englishTexts))
    .map((id) => `${id} is no longer in use`);
  for (const [id, text] of Object.entries(englishTexts)) {
    const translation = texts[id];
    if (translation === undefined) problems.push(`${id} is missing`);
    else problems.push(...catchParseError(() => findMessageProblems(locale, text, translation)).map((problem) => `${id} ${problem}`));
  }
  return problems;
}

function catchParseError(check: () => string[]): string[] {
  try {
    return check();
  } catch (error) {
    return [`is not a valid message: ${error instanceof Error ? error.message : String(error)}`];
  }
}
