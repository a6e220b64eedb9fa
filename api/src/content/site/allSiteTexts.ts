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
import type { SiteTexts } from './SiteTexts';
import { sv } from './sv';

/** The texts of a general domain in all languages. */
export const allSiteTexts: Record<Locale, SiteTexts> = { en, nl, de, it, fr, es, pl, da, fi, nb, sv };
