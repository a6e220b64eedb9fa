import type { LanderTexts } from './Lander';
import type { Locale } from '@rendezvous/shared/contract';

/** Texts of the lander with notes that members wrote about themselves. */
export const feedTexts: Record<Locale, LanderTexts> = {
  en: {
    headline: 'In their own words',
    text: 'Read what members write about themselves, and say hello to whoever you like.',
    call_to_action: 'Write to someone',
  },
  nl: {
    headline: 'In hun eigen woorden',
    text: 'Lees wat leden over zichzelf schrijven en zeg hallo tegen wie je leuk vindt.',
    call_to_action: 'Schrijf iemand',
  },
  de: {
    headline: 'In eigenen Worten',
    text: 'Lies, was Mitglieder über sich schreiben, und sag Hallo, wenn dir jemand gefällt.',
    call_to_action: 'Jemandem schreiben',
  },
  it: {
    headline: 'Con parole loro',
    text: 'Leggi che cosa scrivono di sé e saluta chi ti piace.',
    call_to_action: 'Scrivi a qualcuno',
  },
  fr: {
    headline: 'Avec leurs propres mots',
    text: 'Lis ce que les membres écrivent sur eux-mêmes et dis bonjour à qui te plaît.',
    call_to_action: 'Écrire à quelqu’un',
  },
  es: {
    headline: 'Con sus propias palabras',
    text: 'Lee lo que otras personas escriben sobre sí mismas y saluda a quien te guste.',
    call_to_action: 'Escribe a alguien',
  },
  pl: {
    headline: 'Własnymi słowami',
    text: 'Przeczytaj, co ludzie piszą o sobie, i przywitaj się z kimś, kto Ci się podoba.',
    call_to_action: 'Napisz do kogoś',
  },
  da: {
    headline: 'Med deres egne ord',
    text: 'Læs, hvad medlemmerne skriver om sig selv, og sig hej til den, du kan lide.',
    call_to_action: 'Skriv til nogen',
  },
  fi: {
    headline: 'Omin sanoin',
    text: 'Lue, mitä jäsenet kertovat itsestään, ja sano hei sille, josta pidät.',
    call_to_action: 'Kirjoita jollekulle',
  },
  nb: {
    headline: 'Med egne ord',
    text: 'Les hva medlemmene skriver om seg selv, og si hei til den du liker.',
    call_to_action: 'Skriv til noen',
  },
  sv: {
    headline: 'Med egna ord',
    text: 'Läs vad medlemmarna skriver om sig själva och säg hej till den du gillar.',
    call_to_action: 'Skriv till någon',
  },
};
