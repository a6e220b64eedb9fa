import { LOCALES } from '@rendezvous/shared/contract';
import type { Draft } from './ReleaseDescriptions';

/** Maximum number of ids in a finding. */
const MAX_IDS = 3;

const formatIds = (ids: readonly string[]): string =>
  ids.slice(0, MAX_IDS).join(', ') + (ids.length > MAX_IDS ? ` and ${ids.length - MAX_IDS} more` : '');

/** Findings about languages that lack a catalogue or some of the English texts, and about translations that wait for review. */
export const getLanguageFindings = (draft: Draft): string[] => [...getCatalogueFindings(draft), ...getReviewFindings(draft)];

/** One finding for all languages: the English text of a translation has changed, and nobody has said that it still fits. */
function getReviewFindings({ release: { openReviews = {} } }: Draft): string[] {
  const counts = LOCALES.flatMap((locale) => (openReviews[locale] === undefined ? [] : [`${locale} (${openReviews[locale]})`]));
  return counts.length === 0
    ? []
    : [
        `Translations wait for review in ${counts.join(', ')}. npm run texts -- open lists them, npm run texts -- review marks them; then build again.`,
      ];
}

function getCatalogueFindings({ release: { catalogues }, files }: Draft): string[] {
  const getIds = (file: string | undefined): string[] | undefined => {
    const content = file === undefined ? undefined : files.get(file);
    return content === undefined ? undefined : parseIds(content.toString('utf8'));
  };
  const englishIds = getIds(catalogues.en) ?? [];
  return LOCALES.flatMap((locale) => {
    const ids = getIds(catalogues[locale]);
    if (ids === undefined) return [`There are no texts in ${locale}.`];
    const presentIds = new Set(ids);
    const missingIds = englishIds.filter((id) => !presentIds.has(id));
    return missingIds.length === 0 ? [] : [`The texts in ${locale} lack ${formatIds(missingIds)}.`];
  });
}

/** Ids that have a text; undefined when the content is not a catalogue. */
function parseIds(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.entries(value).flatMap(([id, message]) => (Array.isArray(message) && message.length === 0 ? [] : [id]));
  } catch {
    return undefined;
  }
}
