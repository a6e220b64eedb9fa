import { LOCALES } from '@rendezvous/shared/contract';
import type { Draft } from './Descriptions';

const NAMED = 3;

const named = (ids: readonly string[]): string =>
  ids.slice(0, NAMED).join(', ') + (ids.length > NAMED ? ` and ${ids.length - NAMED} more` : '');

/** Texts missing in a language: the whole catalogue, or some that English has. */
export function languageFindings({ release: { catalogues }, files }: Draft): string[] {
  const idsIn = (file: string | undefined): string[] | undefined => {
    const content = file === undefined ? undefined : files.get(file);
    return content === undefined ? undefined : idsOf(content.toString('utf8'));
  };
  const english = idsIn(catalogues.en) ?? [];
  return LOCALES.flatMap((locale) => {
    const ids = idsIn(catalogues[locale]);
    if (ids === undefined) return [`There are no texts in ${locale}.`];
    const known = new Set(ids);
    const missing = english.filter((id) => !known.has(id));
    return missing.length === 0 ? [] : [`The texts in ${locale} lack ${named(missing)}.`];
  });
}

/** Ids that have a text; undefined when it is not a catalogue. */
function idsOf(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.entries(value).flatMap(([id, message]) => (Array.isArray(message) && message.length === 0 ? [] : [id]));
  } catch {
    return undefined;
  }
}
