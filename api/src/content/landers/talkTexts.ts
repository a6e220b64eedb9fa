import type { LanderTexts } from './Lander';
import type { Locale } from '@rendezvous/shared/contract';

/** Texts of the lander with three questions before the sign-up. */
export const talkTexts: Record<Locale, LanderTexts> = {
  en: {
    headline: 'Three questions, then say hello',
    text: 'It takes less than a minute, and part of the sign-up is done.',
    call_to_action: 'Now the rest of the sign-up',
  },
  nl: {
    headline: 'Drie vragen, en dan hallo',
    text: 'Het kost minder dan een minuut en een deel van de aanmelding is klaar.',
    call_to_action: 'Nu de rest van de aanmelding',
  },
  de: {
    headline: 'Drei Fragen, dann ein Hallo',
    text: 'Es dauert keine Minute, und ein Teil der Anmeldung ist geschafft.',
    call_to_action: 'Jetzt der Rest der Anmeldung',
  },
  it: {
    headline: 'Tre domande, poi un saluto',
    text: 'Ci vuole meno di un minuto e una parte dell’iscrizione è già fatta.',
    call_to_action: 'Ora il resto dell’iscrizione',
  },
  fr: {
    headline: 'Trois questions, puis un bonjour',
    text: 'Cela prend moins d’une minute, et une partie de l’inscription est déjà faite.',
    call_to_action: 'Et maintenant, la suite de l’inscription',
  },
  es: {
    headline: 'Tres preguntas y luego un saludo',
    text: 'Lleva menos de un minuto y parte del registro queda hecha.',
    call_to_action: 'Ahora, el resto del registro',
  },
  pl: {
    headline: 'Trzy pytania, a potem powitanie',
    text: 'To mniej niż minuta, a część rejestracji będzie gotowa.',
    call_to_action: 'Teraz reszta rejestracji',
  },
  da: {
    headline: 'Tre spørgsmål, så et hej',
    text: 'Det tager under et minut, og så er en del af oprettelsen klaret.',
    call_to_action: 'Nu resten af oprettelsen',
  },
  fi: {
    headline: 'Kolme kysymystä, sitten tervehdys',
    text: 'Siihen menee alle minuutti, ja osa rekisteröitymisestä on valmis.',
    call_to_action: 'Nyt loput rekisteröitymisestä',
  },
  nb: {
    headline: 'Tre spørsmål, så et hei',
    text: 'Det tar under ett minutt, og da er en del av registreringen gjort.',
    call_to_action: 'Nå resten av registreringen',
  },
  sv: {
    headline: 'Tre frågor, sedan ett hej',
    text: 'Det tar under en minut och då är en del av registreringen klar.',
    call_to_action: 'Nu resten av registreringen',
  },
};
