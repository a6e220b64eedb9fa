import type { Locale } from '@rendezvous/shared/contract';
import { da } from './da';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fi } from './fi';
import { fr } from './fr';
import { it } from './it';
import type { MemberTexts } from './MemberTexts';
import { nb } from './nb';
import { nl } from './nl';
import { pl } from './pl';
import { sv } from './sv';

/** Texts of demo members by language. */
export const textsByLanguage: Record<Locale, MemberTexts> = { en, nl, de, it, fr, es, pl, da, fi, nb, sv };
