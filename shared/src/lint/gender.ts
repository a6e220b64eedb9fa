import type { Locale } from '@rendezvous/shared/contract';
import { createReadingRule, findMatches } from './LintText';

const ADVERBS = {
  it: '(?:(?:già|ancora|appena|più|mai|stat[oa]) )*',
  fr: '(?:(?:pas|déjà|encore|bien|plus|été|bientôt) )*',
  es: '(?:(?:ya|aún|todavía|sido) )*',
};

/** Polish nouns and imperatives that look like verbs of the past: "z hasłem", "przełam lody". */
const POLISH_OTHERS =
  'hasłem|tytułem|artykułem|działem|źródłem|światłem|tłem|kanałem|materiałem|sygnałem|stołem|zespołem|udziałem|żywiołem|ciałem|przełam|złam';

const toPattern = (source: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}·(])`, 'giu');

/** Forms that say whether the reader is a man or a woman. Only what is about the reader counts: a payment may be "effettuato". */
const GENDERED_FORMS: Partial<Record<Locale, readonly RegExp[]>> = {
  pl: [
    toPattern(String.raw`(?!(?:${POLISH_OTHERS})(?!\p{L}))\p{L}+ł(?:em|am|eś|aś|bym|abym|byś|abyś)`),
    toPattern(String.raw`jesteś (?:\p{L}+ )?\p{L}+(?:any|ana|ony|ona|ęty|ęta|owy|owa)`),
  ],
  it: [
    toPattern(String.raw`(?:sei|sono|eri|ero|sarai|vieni|verrai|resti|rimani) ${ADVERBS.it}\p{L}+(?:ato|ata|uto|uta|ito|ita)`),
    toPattern('(?:sono|sei) stat[oa]|te stess[oa]|(?<!(?:di|il|un) )benvenut[oa]|sei (?:sicur|pront|sol)[oa]'),
  ],
  es: [
    toPattern(String.raw`(?:estás|eres|estabas|has sido|serás|fuiste|estoy|soy|quedas|sigues) ${ADVERBS.es}\p{L}+(?:ado|ada|ido|ida)`),
    toPattern('[tm]i mism[oa]|(?<!(?:de|la|una) )bienvenid[oa]|estás (?:segur|list|sol)[oa]'),
  ],
  fr: [
    toPattern(
      String.raw`(?:tu (?:n’)?(?:es|étais|seras)|(?<!que )tu (?:ne )?t’es|es-tu|je (?:ne )?suis|je me suis|tu as été|j’ai été) ${ADVERBS.fr}(?!(?:ici|aussi|qui|lui|ainsi|parmi|du|au)(?!\p{L}))\p{L}+(?:é|ée|i|ie|u|ue|it|ite|ert|erte)`,
    ),
    toPattern('tu (?:es|seras) (?:seule?|prête?|sûre?)'),
  ],
};

/** The address fits everybody: participles and adjectives about the reader have no gender. */
export const gender = createReadingRule((reading, { locale }) =>
  (GENDERED_FORMS[locale] ?? []).flatMap((pattern) => findMatches(reading, pattern, 'says whether the reader is a man or a woman')),
);
