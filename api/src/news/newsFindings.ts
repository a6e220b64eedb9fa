import { type Locale, LOCALES } from '@rendezvous/shared/contract';
import { strictObject } from '@rendezvous/shared/calls/schemas';
import { findCampaignTextProblems } from '@rendezvous/shared/lint';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { findPlainTextProblems } from '../content/findPlainTextProblems';
import { SITE_COUNTRIES } from '../site/DomainSettings';
import { NEWS_KINDS, NEWS_PLACEHOLDERS, type NewsDocument } from './NewsDocument';

/** What is wrong with a document, and where. */
export interface NewsFinding {
  /** Path of the field, for example `texts.de.subject`; empty for the whole document. */
  path: string;
  problem: string;
}

/** Maximum lengths in characters (subjects and push messages up to these lengths are shown in full), and maximum number of paragraphs. */
const SUBJECT_MAX = 70;
const PARAGRAPH_MAX = 600;
const ACTION_MAX = 40;
const PUSH_MAX = 120;

const PARAGRAPHS_MAX = 6;

const TextsSchema = strictObject({
  subject: Type.String({ maxLength: SUBJECT_MAX }),
  paragraphs: Type.Array(Type.String({ maxLength: PARAGRAPH_MAX }), { minItems: 1, maxItems: PARAGRAPHS_MAX }),
  action: Type.String({ maxLength: ACTION_MAX }),
  push: Type.String({ maxLength: PUSH_MAX }),
});

const localeTexts = Object.fromEntries(LOCALES.map((locale) => [locale, TextsSchema])) as Record<Locale, typeof TextsSchema>;

const DocumentSchema = strictObject({
  id: Type.String({ pattern: '^[a-z0-9-]{1,64}$' }),
  kind: Type.Enum(NEWS_KINDS),
  path: Type.String({ maxLength: 200 }),
  audience: strictObject({
    premium: Type.Optional(Type.Boolean()),
    countries: Type.Optional(Type.Array(Type.Enum(SITE_COUNTRIES), { minItems: 1 })),
    languages: Type.Optional(Type.Array(Type.Enum(LOCALES), { minItems: 1 })),
  }),
  texts: strictObject(localeTexts),
});

const PROBLEM_FORMATTERS: Record<string, (params: Record<string, unknown>) => string> = {
  boolean: () => 'is not known',
  enum: ({ allowedValues }) => `is not one of ${[allowedValues].flat().join(', ')}`,
  pattern: () => 'must be at most 64 lowercase letters, digits and hyphens',
};

/** Finds problems with the structure of a document: missing or unknown fields, wrong types and wrong lengths. */
const findStructureProblems = (document: unknown): NewsFinding[] =>
  Value.Errors(DocumentSchema, document).flatMap(({ keyword, instancePath, params, message }) => {
    const segments = instancePath.split('/').slice(1);
    const toFinding = (path: string[], problem: string): NewsFinding => ({ path: path.join('.'), problem });
    const values: Record<string, unknown> = { ...params };
    // Skipped, because each unknown field also has an error of its own.
    if (keyword === 'additionalProperties') return [];
    if (keyword === 'required')
      return [values['requiredProperties']].flat().map((field) => toFinding([...segments, String(field)], 'is missing'));
    return [toFinding(segments, PROBLEM_FORMATTERS[keyword]?.(values) ?? message)];
  });

/** Path of a page of the site: absolute, made of plain characters, and neither an api call, a platform page nor a file of a release. */
const PAGE_PATH_PATTERN = /^\/(?!\/|(?:api|internal|platform|r)(?:\/|$))[\w\-./?=&%]*$/;

/** Text that a mail program turns into a link: a URL, a host name or an e-mail address. */
const LINK_PATTERN = /[a-z][a-z\d+.-]*:\/\/\S*|\bwww\.\S*|[\p{L}\p{N}-]{2,}\.[a-z]{2,}(?![\p{L}\p{N}])\S*/iu;

const isPlaceholder = (name: string): boolean => NEWS_PLACEHOLDERS.some((placeholder) => placeholder === name);

/** Describes each unknown placeholder, and braces that belong to no placeholder. */
function findPlaceholderProblems(text: string): string[] {
  const knownPlaceholders = NEWS_PLACEHOLDERS.map((name) => `{${name}}`).join(', ');
  const unknownPlaceholders = [...text.matchAll(/\{([^{}]*)\}/g)]
    .filter(([, name = '']) => !isPlaceholder(name))
    .map(([placeholder]) => placeholder);
  const hasLooseBrace = /[{}]/.test(text.replace(/\{[^{}]*\}/g, ''));
  return [
    ...unknownPlaceholders.map((placeholder) => `has the unknown placeholder ${placeholder}; there are ${knownPlaceholders}`),
    ...(hasLooseBrace ? [`has a brace that belongs to no placeholder; there are ${knownPlaceholders}`] : []),
  ];
}

function findTextProblems(text: string): string[] {
  const [link] = LINK_PATTERN.exec(text) ?? [];
  return [
    ...findPlainTextProblems(text),
    ...findPlaceholderProblems(text),
    ...(link === undefined ? [] : [`has the link ${link}; the only link is the path`]),
  ];
}

/** Lists the texts inside a value of any shape, with their paths. */
function listTexts(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${path}.${key}`));
}

function getField(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === field)?.[1] : undefined;
}

/** Findings of the lint of texts, in the languages of the product; what is no plain text is left to `findTextProblems`. */
const findWordProblems = (texts: unknown): NewsFinding[] =>
  LOCALES.flatMap((locale) =>
    listTexts(getField(texts, locale), `texts.${locale}`)
      .filter(({ text }) => findPlainTextProblems(text).length === 0)
      .flatMap(({ path, text }) => findCampaignTextProblems(locale, text).map((problem) => ({ path, problem }))),
  );

/** Findings for paragraphs that are identical to the English ones. */
function findUntranslatedParagraphs(texts: unknown): NewsFinding[] {
  const serializeParagraphs = (locale: Locale): string => JSON.stringify(getField(getField(texts, locale), 'paragraphs')) ?? '';
  const isEnglish = (locale: Locale): boolean =>
    locale !== 'en' && serializeParagraphs(locale) !== '' && serializeParagraphs(locale) === serializeParagraphs('en');
  return LOCALES.filter(isEnglish).map((locale) => ({ path: `texts.${locale}.paragraphs`, problem: 'are the English ones' }));
}

/** Findings for an untrusted document; empty for a valid `NewsDocument`. */
export function newsFindings(document: unknown): NewsFinding[] {
  const [path, texts] = [getField(document, 'path'), getField(document, 'texts')];
  const isInvalidPath = typeof path === 'string' && !PAGE_PATH_PATTERN.test(path);
  return [
    ...findStructureProblems(document),
    ...(isInvalidPath ? [{ path: 'path', problem: 'is not a page of the site, such as /credits' }] : []),
    ...listTexts(texts, 'texts').flatMap((textPlace) =>
      findTextProblems(textPlace.text).map((problem) => ({ path: textPlace.path, problem })),
    ),
    ...findWordProblems(texts),
    ...findUntranslatedParagraphs(texts),
  ];
}

/** Validates an untrusted document; throws with all findings when it is invalid. */
export function parseNews(document: unknown): NewsDocument {
  const findings = newsFindings(document);
  if (findings.length > 0 || !Value.Check(DocumentSchema, document))
    throw new Error(findings.map(({ path, problem }) => `${path} ${problem}`.trim()).join('\n'));
  return document;
}
