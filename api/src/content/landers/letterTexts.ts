import type { LanderTexts } from './Lander';
import type { Locale } from '@rendezvous/shared/contract';

/** Texts of the lander on which visitors see a profile and write a first message. */
export const letterTexts: Record<Locale, LanderTexts> = {
  en: {
    headline: 'Write the first message',
    text: 'Say what made you curious. A question is easier to answer than a compliment.',
    call_to_action: 'Sign up and say hello',
  },
  nl: {
    headline: 'Schrijf het eerste bericht',
    text: 'Zeg wat je nieuwsgierig maakte. Op een vraag antwoord je makkelijker dan op een compliment.',
    call_to_action: 'Meld je aan en zeg hallo',
  },
  de: {
    headline: 'Schreib die erste Nachricht',
    text: 'Erzähl, was dich neugierig gemacht hat. Auf eine Frage antwortet man leichter als auf ein Kompliment.',
    call_to_action: 'Melde dich an und sag Hallo',
  },
  it: {
    headline: 'Scrivi il primo messaggio',
    text: 'Racconta che cosa ti ha incuriosito. A una domanda si risponde più facilmente che a un complimento.',
    call_to_action: 'Iscriviti e saluta',
  },
  fr: {
    headline: 'Écris le premier message',
    text: 'Dis ce qui a éveillé ta curiosité. On répond plus facilement à une question qu’à un compliment.',
    call_to_action: 'Inscris-toi et dis bonjour',
  },
  es: {
    headline: 'Escribe el primer mensaje',
    text: 'Cuenta qué te ha llamado la atención. Es más fácil responder a una pregunta que a un cumplido.',
    call_to_action: 'Regístrate y saluda',
  },
  pl: {
    headline: 'Napisz pierwszą wiadomość',
    text: 'Napisz, co Cię zaciekawiło. Na pytanie łatwiej odpowiedzieć niż na komplement.',
    call_to_action: 'Zarejestruj się i przywitaj',
  },
  da: {
    headline: 'Skriv den første besked',
    text: 'Fortæl, hvad der gjorde dig nysgerrig. Det er lettere at svare på et spørgsmål end på et kompliment.',
    call_to_action: 'Opret dig og sig hej',
  },
  fi: {
    headline: 'Kirjoita ensimmäinen viesti',
    text: 'Kerro, mikä herätti uteliaisuutesi. Kysymykseen on helpompi vastata kuin kehuun.',
    call_to_action: 'Rekisteröidy ja sano hei',
  },
  nb: {
    headline: 'Skriv den første meldingen',
    text: 'Fortell hva som gjorde deg nysgjerrig. Det er lettere å svare på et spørsmål enn på et kompliment.',
    call_to_action: 'Registrer deg og si hei',
  },
  sv: {
    headline: 'Skriv det första meddelandet',
    text: 'Berätta vad som gjorde dig nyfiken. Det är lättare att svara på en fråga än på en komplimang.',
    call_to_action: 'Registrera dig och säg hej',
  },
};
