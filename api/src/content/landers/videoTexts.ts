import type { LanderTexts } from './Lander';
import type { Locale } from '@rendezvous/shared/contract';

/** Texts of the lander with a quiet clip next to the sign-up. */
export const videoTexts: Record<Locale, LanderTexts> = {
  en: {
    headline: 'A quiet evening for two',
    text: 'Some evenings are better with someone to talk to. Signing up is free and there is no subscription.',
    call_to_action: 'Find someone to talk to',
  },
  nl: {
    headline: 'Een rustige avond voor twee',
    text: 'Sommige avonden zijn fijner met iemand om mee te praten. Aanmelden is gratis en er is geen abonnement.',
    call_to_action: 'Zoek iemand om mee te praten',
  },
  de: {
    headline: 'Ein ruhiger Abend zu zweit',
    text: 'Manche Abende sind schöner mit jemandem zum Reden. Die Anmeldung ist kostenlos, ein Abo gibt es nicht.',
    call_to_action: 'Jemanden zum Reden finden',
  },
  it: {
    headline: 'Una serata tranquilla in due',
    text: 'Certe serate sono più belle con qualcuno con cui parlare. L’iscrizione è gratuita e non c’è abbonamento.',
    call_to_action: 'Trova qualcuno con cui parlare',
  },
  fr: {
    headline: 'Une soirée calme à deux',
    text: 'Certaines soirées sont plus belles avec quelqu’un à qui parler. L’inscription est gratuite et il n’y a pas d’abonnement.',
    call_to_action: 'Trouver quelqu’un à qui parler',
  },
  es: {
    headline: 'Una noche tranquila para dos',
    text: 'Algunas noches son mejores con alguien con quien hablar. Registrarse es gratis y no hay suscripción.',
    call_to_action: 'Encuentra con quién hablar',
  },
  pl: {
    headline: 'Spokojny wieczór we dwoje',
    text: 'Niektóre wieczory są lepsze, gdy jest z kim porozmawiać. Rejestracja jest bezpłatna i nie ma abonamentu.',
    call_to_action: 'Znajdź kogoś do rozmowy',
  },
  da: {
    headline: 'En stille aften for to',
    text: 'Nogle aftener er bedre med en at tale med. Det er gratis at oprette sig, og der er intet abonnement.',
    call_to_action: 'Find en at tale med',
  },
  fi: {
    headline: 'Rauhallinen ilta kahdelle',
    text: 'Jotkin illat ovat parempia, kun on joku jolle puhua. Rekisteröityminen on ilmaista, eikä tilausta ole.',
    call_to_action: 'Etsi juttuseuraa',
  },
  nb: {
    headline: 'En rolig kveld for to',
    text: 'Noen kvelder er bedre med noen å snakke med. Det er gratis å registrere seg, og det finnes ikke noe abonnement.',
    call_to_action: 'Finn noen å snakke med',
  },
  sv: {
    headline: 'En lugn kväll för två',
    text: 'Vissa kvällar är bättre med någon att prata med. Det är gratis att registrera sig och det finns inget abonnemang.',
    call_to_action: 'Hitta någon att prata med',
  },
};
