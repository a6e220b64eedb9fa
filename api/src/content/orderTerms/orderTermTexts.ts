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
import type { OrderTerms } from './OrderTerms';
import { sv } from './sv';

/** Terms of an order in all languages. */
export const orderTermTexts: Record<Locale, OrderTerms> = { en, nl, de, it, fr, es, pl, da, fi, nb, sv };
