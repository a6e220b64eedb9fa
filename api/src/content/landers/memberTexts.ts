import type { LanderTexts } from './Lander';
import type { Locale } from '@rendezvous/shared/contract';

/** Texts of the lander about a single member who chose to be visible. */
export const memberTexts: Record<Locale, LanderTexts> = {
  en: {
    headline: 'Interested? Say hello.',
    text: 'Signing up is free and there is no subscription. You pay only for the messages you send.',
    call_to_action: 'Sign up and say hello',
  },
  nl: {
    headline: 'Interesse? Zeg hallo.',
    text: 'Aanmelden is gratis en er is geen abonnement. Je betaalt alleen voor de berichten die je stuurt.',
    call_to_action: 'Meld je aan en zeg hallo',
  },
  de: {
    headline: 'Interesse? Sag Hallo.',
    text: 'Die Anmeldung ist kostenlos, ein Abo gibt es nicht. Du zahlst nur für die Nachrichten, die du schickst.',
    call_to_action: 'Melde dich an und sag Hallo',
  },
  it: {
    headline: 'Ti incuriosisce? Saluta.',
    text: 'L’iscrizione è gratuita e non c’è abbonamento. Paghi solo i messaggi che invii.',
    call_to_action: 'Iscriviti e saluta',
  },
  fr: {
    headline: 'Envie de faire connaissance ? Dis bonjour.',
    text: 'L’inscription est gratuite et il n’y a pas d’abonnement. Tu ne paies que les messages que tu envoies.',
    call_to_action: 'Inscris-toi et dis bonjour',
  },
  es: {
    headline: '¿Te interesa? Saluda.',
    text: 'Registrarse es gratis y no hay suscripción. Solo pagas por los mensajes que envías.',
    call_to_action: 'Regístrate y saluda',
  },
  pl: {
    headline: 'Interesujące? Przywitaj się.',
    text: 'Rejestracja jest bezpłatna i nie ma abonamentu. Płacisz tylko za wysłane wiadomości.',
    call_to_action: 'Zarejestruj się i przywitaj',
  },
  da: {
    headline: 'Interesseret? Sig hej.',
    text: 'Det er gratis at oprette sig, og der er intet abonnement. Du betaler kun for de beskeder, du sender.',
    call_to_action: 'Opret dig og sig hej',
  },
  fi: {
    headline: 'Kiinnostuitko? Sano hei.',
    text: 'Rekisteröityminen on ilmaista, eikä tilausta ole. Maksat vain lähettämistäsi viesteistä.',
    call_to_action: 'Rekisteröidy ja sano hei',
  },
  nb: {
    headline: 'Interessert? Si hei.',
    text: 'Det er gratis å registrere seg, og det finnes ikke noe abonnement. Du betaler bare for meldingene du sender.',
    call_to_action: 'Registrer deg og si hei',
  },
  sv: {
    headline: 'Intresserad? Säg hej.',
    text: 'Det är gratis att registrera sig och det finns inget abonnemang. Du betalar bara för de meddelanden du skickar.',
    call_to_action: 'Registrera dig och säg hej',
  },
};
