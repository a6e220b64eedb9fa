import type { Locale } from '@rendezvous/shared/contract';
import type { PushKind } from '../pushTexts';

/** Notification mails and their unsubscribe page: subjects by kind; `{name}` and `{site}` are filled in. */
export interface NoticeTexts extends Record<PushKind, string> {
  greeting: string;
  action: string;
  unsubscribe: string;
  /** Page behind the link. */
  question: string;
  confirm: string;
  done: string;
}

export const noticeTexts: Record<Locale, NoticeTexts> = {
  en: {
    new_message: 'You have a new message at {site}',
    new_like: 'You have a new like at {site}',
    match: 'You have a new match at {site}',
    greeting: 'Hello {name}, there is news for you at {site}.',
    action: 'Have a look',
    unsubscribe: 'No more of these mails',
    question: 'Do you want no more mails about messages, likes and matches?',
    confirm: 'No more mails',
    done: 'You will get no more of these mails. You can switch them on again in your settings.',
  },
  nl: {
    new_message: 'Je hebt een nieuw bericht bij {site}',
    new_like: 'Je hebt een nieuwe like bij {site}',
    match: 'Je hebt een nieuwe match bij {site}',
    greeting: 'Hallo {name}, er is nieuws voor je bij {site}.',
    action: 'Bekijken',
    unsubscribe: 'Deze mails niet meer ontvangen',
    question: 'Wil je geen mails meer over berichten, likes en matches?',
    confirm: 'Geen mails meer',
    done: 'Je krijgt deze mails niet meer. In je instellingen kun je ze weer aanzetten.',
  },
  de: {
    new_message: 'Du hast eine neue Nachricht bei {site}',
    new_like: 'Du hast ein neues Like bei {site}',
    match: 'Du hast ein neues Match bei {site}',
    greeting: 'Hallo {name}, bei {site} gibt es Neuigkeiten für dich.',
    action: 'Ansehen',
    unsubscribe: 'Diese E-Mails nicht mehr bekommen',
    question: 'Möchtest du keine E-Mails mehr über Nachrichten, Likes und Matches?',
    confirm: 'Keine E-Mails mehr',
    done: 'Du bekommst diese E-Mails nicht mehr. In deinen Einstellungen kannst du sie wieder einschalten.',
  },
  it: {
    new_message: 'Hai un nuovo messaggio su {site}',
    new_like: 'Hai un nuovo like su {site}',
    match: 'Hai un nuovo match su {site}',
    greeting: 'Ciao {name}, ci sono novità per te su {site}.',
    action: 'Guarda',
    unsubscribe: 'Non ricevere più queste e-mail',
    question: 'Non vuoi più ricevere e-mail su messaggi, like e match?',
    confirm: 'Niente più e-mail',
    done: 'Non riceverai più queste e-mail. Puoi riattivarle nelle impostazioni.',
  },
  fr: {
    new_message: 'Tu as un nouveau message sur {site}',
    new_like: 'Tu as un nouveau like sur {site}',
    match: 'Tu as un nouveau match sur {site}',
    greeting: 'Bonjour {name}, il y a du nouveau pour toi sur {site}.',
    action: 'Voir',
    unsubscribe: 'Ne plus recevoir ces e-mails',
    question: 'Ne veux-tu plus recevoir d’e-mails sur les messages, les likes et les matchs ?',
    confirm: 'Plus d’e-mails',
    done: 'Tu ne recevras plus ces e-mails. Tu peux les réactiver dans tes paramètres.',
  },
  es: {
    new_message: 'Tienes un mensaje nuevo en {site}',
    new_like: 'Tienes un nuevo me gusta en {site}',
    match: 'Tienes un nuevo match en {site}',
    greeting: 'Hola, {name}: hay novedades para ti en {site}.',
    action: 'Ver',
    unsubscribe: 'No recibir más estos correos',
    question: '¿No quieres recibir más correos sobre mensajes, me gusta y matches?',
    confirm: 'No más correos',
    done: 'Ya no recibirás estos correos. Puedes volver a activarlos en tus ajustes.',
  },
  pl: {
    new_message: 'Masz nową wiadomość w {site}',
    new_like: 'Masz nowe polubienie w {site}',
    match: 'Masz nowe dopasowanie w {site}',
    greeting: 'Cześć {name}, w {site} czekają na ciebie nowości.',
    action: 'Zobacz',
    unsubscribe: 'Nie chcę więcej takich e-maili',
    question: 'Nie chcesz już dostawać e-maili o wiadomościach, polubieniach i dopasowaniach?',
    confirm: 'Nie wysyłajcie e-maili',
    done: 'Nie będziesz już dostawać takich e-maili. Możesz je ponownie włączyć w ustawieniach.',
  },
  da: {
    new_message: 'Du har en ny besked på {site}',
    new_like: 'Du har fået et nyt like på {site}',
    match: 'Du har fået et nyt match på {site}',
    greeting: 'Hej {name}, der er nyt til dig på {site}.',
    action: 'Se det',
    unsubscribe: 'Jeg vil ikke have flere af disse mails',
    question: 'Vil du ikke have flere mails om beskeder, likes og matches?',
    confirm: 'Ikke flere mails',
    done: 'Du får ikke flere af disse mails. Du kan slå dem til igen i dine indstillinger.',
  },
  fi: {
    new_message: 'Sinulle on uusi viesti palvelussa {site}',
    new_like: 'Olet saanut uuden tykkäyksen palvelussa {site}',
    match: 'Olet saanut uuden osuman palvelussa {site}',
    greeting: 'Hei {name}, sinulle on uutta palvelussa {site}.',
    action: 'Katso',
    unsubscribe: 'En halua enää näitä sähköposteja',
    question: 'Etkö halua enää sähköposteja viesteistä, tykkäyksistä ja osumista?',
    confirm: 'Ei enää sähköposteja',
    done: 'Et saa enää näitä sähköposteja. Voit ottaa ne uudelleen käyttöön asetuksissa.',
  },
  nb: {
    new_message: 'Du har en ny melding på {site}',
    new_like: 'Du har fått en ny like på {site}',
    match: 'Du har fått en ny match på {site}',
    greeting: 'Hei {name}, det er nytt til deg på {site}.',
    action: 'Se hva det er',
    unsubscribe: 'Jeg vil ikke ha flere slike e-poster',
    question: 'Vil du ikke ha flere e-poster om meldinger, likes og matcher?',
    confirm: 'Ingen flere e-poster',
    done: 'Du får ikke flere slike e-poster. Du kan slå dem på igjen i innstillingene.',
  },
  sv: {
    new_message: 'Du har ett nytt meddelande på {site}',
    new_like: 'Du har fått en ny gillning på {site}',
    match: 'Du har fått en ny matchning på {site}',
    greeting: 'Hej {name}, det finns nyheter till dig på {site}.',
    action: 'Titta',
    unsubscribe: 'Jag vill inte ha fler sådana mejl',
    question: 'Vill du inte ha fler mejl om meddelanden, gillningar och matchningar?',
    confirm: 'Inga fler mejl',
    done: 'Du får inga fler sådana mejl. Du kan slå på dem igen i dina inställningar.',
  },
};
