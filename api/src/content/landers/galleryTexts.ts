import type { LanderTexts } from './Lander';
import type { Locale } from '@rendezvous/shared/contract';

/** Texts of the lander with a row of cards that show place and age. */
export const galleryTexts: Record<Locale, LanderTexts> = {
  en: {
    headline: 'Take a look around',
    text: 'Go from card to card. If somebody makes you smile, say hello. You pay only for the messages you send.',
    call_to_action: 'Get to know someone',
  },
  nl: {
    headline: 'Kijk eens rond',
    text: 'Ga van kaart naar kaart. Zie je iemand die je aan het lachen maakt? Zeg hallo. Je betaalt alleen voor de berichten die je stuurt.',
    call_to_action: 'Leer iemand kennen',
  },
  de: {
    headline: 'Sieh dich ein wenig um',
    text: 'Geh von Karte zu Karte. Bringt dich jemand zum Lächeln? Dann sag Hallo. Du zahlst nur für die Nachrichten, die du schickst.',
    call_to_action: 'Jemanden kennenlernen',
  },
  it: {
    headline: 'Dai un’occhiata',
    text: 'Passa da una scheda all’altra. Se qualcuno ti fa sorridere, saluta. Paghi solo i messaggi che invii.',
    call_to_action: 'Conosci qualcuno',
  },
  fr: {
    headline: 'Jette un coup d’œil',
    text: 'Passe d’une carte à l’autre. Quelqu’un te fait sourire ? Dis bonjour. Tu ne paies que les messages que tu envoies.',
    call_to_action: 'Faire connaissance',
  },
  es: {
    headline: 'Echa un vistazo',
    text: 'Pasa de una tarjeta a otra. Si alguien te hace sonreír, saluda. Solo pagas por los mensajes que envías.',
    call_to_action: 'Conoce a alguien',
  },
  pl: {
    headline: 'Rozejrzyj się',
    text: 'Przeglądaj kartę po karcie. Ktoś wywołał Twój uśmiech? Przywitaj się. Płacisz tylko za wysłane wiadomości.',
    call_to_action: 'Poznaj kogoś',
  },
  da: {
    headline: 'Se dig omkring',
    text: 'Gå fra kort til kort. Er der en, der får dig til at smile, så sig hej. Du betaler kun for de beskeder, du sender.',
    call_to_action: 'Lær nogen at kende',
  },
  fi: {
    headline: 'Katsele rauhassa',
    text: 'Selaa korttia kerrallaan. Jos joku saa sinut hymyilemään, sano hei. Maksat vain lähettämistäsi viesteistä.',
    call_to_action: 'Tutustu johonkuhun',
  },
  nb: {
    headline: 'Ta en titt',
    text: 'Gå fra kort til kort. Får noen deg til å smile, så si hei. Du betaler bare for meldingene du sender.',
    call_to_action: 'Bli kjent med noen',
  },
  sv: {
    headline: 'Titta runt lite',
    text: 'Gå från kort till kort. Får någon dig att le? Säg hej. Du betalar bara för de meddelanden du skickar.',
    call_to_action: 'Lär känna någon',
  },
};
