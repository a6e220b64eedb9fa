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
import type { Pages } from './Pages';
import { sv } from './sv';

/** All pages in all languages. */
export const allPages: Record<Locale, Pages> = { en, nl, de, it, fr, es, pl, da, fi, nb, sv };
