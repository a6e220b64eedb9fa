import type { LanderTexts } from './Lander';
import type { Locale } from '@rendezvous/shared/contract';

/** Texts of the lander with twelve pictures, each of which starts a sign-up. */
export const collageTexts: Record<Locale, LanderTexts> = {
  en: {
    headline: 'Who would you like to meet?',
    text: 'Look around, choose a picture that makes you curious, and say hello. Signing up is free.',
    call_to_action: 'Say hello',
  },
  nl: {
    headline: 'Wie wil jij ontmoeten?',
    text: 'Kijk rond, kies een foto die je nieuwsgierig maakt en zeg hallo. Aanmelden is gratis.',
    call_to_action: 'Zeg hallo',
  },
  de: {
    headline: 'Wen möchtest du kennenlernen?',
    text: 'Schau dich um, wähl ein Bild, das dich neugierig macht, und sag Hallo. Die Anmeldung ist kostenlos.',
    call_to_action: 'Sag Hallo',
  },
  it: {
    headline: 'Chi ti piacerebbe incontrare?',
    text: 'Guardati intorno, scegli una foto che ti incuriosisce e saluta. L’iscrizione è gratuita.',
    call_to_action: 'Saluta',
  },
  fr: {
    headline: 'Qui aimerais-tu rencontrer ?',
    text: 'Regarde autour de toi, choisis une photo qui t’intrigue et dis bonjour. L’inscription est gratuite.',
    call_to_action: 'Dis bonjour',
  },
  es: {
    headline: '¿A quién te gustaría conocer?',
    text: 'Echa un vistazo, elige una foto que te dé curiosidad y saluda. Registrarse es gratis.',
    call_to_action: 'Saluda',
  },
  pl: {
    headline: 'Kogo chcesz poznać?',
    text: 'Rozejrzyj się, wybierz zdjęcie, które Cię zaciekawi, i przywitaj się. Rejestracja jest bezpłatna.',
    call_to_action: 'Przywitaj się',
  },
  da: {
    headline: 'Hvem vil du gerne møde?',
    text: 'Se dig omkring, vælg et billede, der gør dig nysgerrig, og sig hej. Det er gratis at oprette sig.',
    call_to_action: 'Sig hej',
  },
  fi: {
    headline: 'Kenet haluaisit tavata?',
    text: 'Katsele ympärillesi, valitse kuva, joka herättää uteliaisuutesi, ja sano hei. Liittyminen on ilmaista.',
    call_to_action: 'Sano hei',
  },
  nb: {
    headline: 'Hvem vil du møte?',
    text: 'Se deg rundt, velg et bilde som gjør deg nysgjerrig, og si hei. Det er gratis å registrere seg.',
    call_to_action: 'Si hei',
  },
  sv: {
    headline: 'Vem vill du träffa?',
    text: 'Se dig omkring, välj en bild som gör dig nyfiken och säg hej. Det är gratis att gå med.',
    call_to_action: 'Säg hej',
  },
};
