import type { Locale } from '@rendezvous/shared/contract';
import { da } from './da';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fi } from './fi';
import { fr } from './fr';
import { it } from './it';
import { nb } from './nb';
import { nl } from './nl';
import { pl } from './pl';
import { sv } from './sv';

/** Tokens of the text pages. */
export const PAGE_TOKENS = ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'safety', 'service', 'terms'] as const;

type PageToken = (typeof PAGE_TOKENS)[number];

interface PageText {
  title: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** All pages in one language; `getPageValues` in pageRoutes.ts returns the values of their `{placeholders}`. */
export type Pages = Record<PageToken, PageText>;

export const allPages: Record<Locale, Pages> = { en, nl, de, it, fr, es, pl, da, fi, nb, sv };
