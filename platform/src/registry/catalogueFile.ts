import type { Locale, Release } from '@rendezvous/shared/contract';

/** Texts of a release for a page in a language: English where the release lacks it. */
export const catalogueFile = ({ catalogues }: Pick<Release, 'catalogues'>, locale: Locale): string | undefined =>
  catalogues[locale] ?? catalogues.en;
