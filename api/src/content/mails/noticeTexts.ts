import type { Locale } from '@rendezvous/shared/contract';
import type { PushKind } from '../pushTexts';

/** Texts of notification emails: the subject for each kind, and the texts around the link; `{name}` and `{site}` are filled in. */
export interface NoticeTexts extends Record<PushKind, string> {
  greeting: string;
  action: string;
  /** Label of the link to the unsubscribe page. */
  unsubscribe: string;
}

export const noticeTexts: Record<Locale, NoticeTexts> = {
  en: {
    new_message: 'You have a new message at {site}',
    new_like: 'You have a new like at {site}',
    match: 'You have a new match at {site}',
    greeting: 'Hello {name}, there is news for you at {site}.',
    action: 'Have a look',
    unsubscribe: 'No more of these mails',
  },
  nl: {
    new_message: 'Je hebt een nieuw bericht bij {site}',
    new_like: 'Je hebt een nieuwe like bij {site}',
    match: 'Je hebt een nieuwe match bij {site}',
    greeting: 'Hallo {name}, er is nieuws voor je bij {site}.',
    action: 'Bekijken',
    unsubscribe: 'Deze mails niet meer ontvangen',
  },
  de: {
    new_message: 'Du hast eine neue Nachricht bei {site}',
    new_like: 'Du hast ein neues Like bei {site}',
    match: 'Du hast ein neues Match bei {site}',
    greeting: 'Hallo {name}, bei {site} gibt es Neuigkeiten für dich.',
    action: 'Ansehen',
    unsubscribe: 'Diese E-Mails nicht mehr bekommen',
  },
  it: {
    new_message: 'Hai un nuovo messaggio su {site}',
    new_like: 'Hai un nuovo like su {site}',
    match: 'Hai un nuovo match su {site}',
    greeting: 'Ciao {name}, ci sono novità per te su {site}.',
    action: 'Guarda',
    unsubscribe: 'Non ricevere più queste e-mail',
  },
  fr: {
    new_message: 'Tu as un nouveau message sur {site}',
    new_like: 'Tu as un nouveau like sur {site}',
    match: 'Tu as un nouveau match sur {site}',
    greeting: 'Bonjour {name}, il y a du nouveau pour toi sur {site}.',
    action: 'Voir',
    unsubscribe: 'Ne plus recevoir ces e-mails',
  },
  es: {
    new_message: 'Tienes un mensaje nuevo en {site}',
    new_like: 'Tienes un nuevo me gusta en {site}',
    match: 'Tienes un nuevo match en {site}',
    greeting: 'Hola, {name}: hay novedades para ti en {site}.',
    action: 'Ver',
    unsubscribe: 'No recibir más estos correos',
  },
  pl: {
    new_message: 'Masz nową wiadomość w {site}',
    new_like: 'Masz nowe polubienie w {site}',
    match: 'Masz nowe dopasowanie w {site}',
    greeting: 'Cześć {name}, w {site} czekają na ciebie nowości.',
    action: 'Zobacz',
    unsubscribe: 'Nie chcę więcej takich e-maili',
  },
  da: {
    new_message: 'Du har en ny besked på {site}',
    new_like: 'Du har fået et nyt like på {site}',
    match: 'Du har fået et nyt match på {site}',
    greeting: 'Hej {name}, der er nyt til dig på {site}.',
    action: 'Se det',
    unsubscribe: 'Jeg vil ikke have flere af disse mails',
  },
  fi: {
    new_message: 'Sinulle on uusi viesti palvelussa {site}',
    new_like: 'Olet saanut uuden tykkäyksen palvelussa {site}',
    match: 'Olet saanut uuden osuman palvelussa {site}',
    greeting: 'Hei {name}, sinulle on uutta palvelussa {site}.',
    action: 'Katso',
    unsubscribe: 'En halua enää näitä sähköposteja',
  },
  nb: {
    new_message: 'Du har en ny melding på {site}',
    new_like: 'Du har fått en ny like på {site}',
    match: 'Du har fått en ny match på {site}',
    greeting: 'Hei {name}, det er nytt til deg på {site}.',
    action: 'Se hva det er',
    unsubscribe: 'Jeg vil ikke ha flere slike e-poster',
  },
  sv: {
    new_message: 'Du har ett nytt meddelande på {site}',
    new_like: 'Du har fått en ny gillning på {site}',
    match: 'Du har fått en ny matchning på {site}',
    greeting: 'Hej {name}, det finns nyheter till dig på {site}.',
    action: 'Titta',
    unsubscribe: 'Jag vill inte ha fler sådana mejl',
  },
};
