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
import type { AccountMails } from './AccountMails';
import { sv } from './sv';

/** Mails about an account in all languages. */
export const accountMailTexts: Record<Locale, AccountMails> = { en, nl, de, it, fr, es, pl, da, fi, nb, sv };
