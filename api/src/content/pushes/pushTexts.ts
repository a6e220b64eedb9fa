import type { Locale } from '@rendezvous/shared/contract';

export type PushKind = 'message' | 'like';

/** What a push message says, never more than this. */
export const pushTexts: Record<Locale, Record<PushKind, string>> = {
  en: { message: 'You have a new message', like: 'You have a new like' },
  nl: { message: 'Je hebt een nieuw bericht', like: 'Je hebt een nieuwe like' },
  de: { message: 'Du hast eine neue Nachricht', like: 'Du hast ein neues Like' },
  it: { message: 'Hai un nuovo messaggio', like: 'Hai un nuovo like' },
  fr: { message: 'Tu as un nouveau message', like: 'Tu as un nouveau like' },
  es: { message: 'Tienes un mensaje nuevo', like: 'Tienes un nuevo me gusta' },
  pl: { message: 'Masz nową wiadomość', like: 'Masz nowe polubienie' },
  da: { message: 'Du har en ny besked', like: 'Du har fået et nyt like' },
  fi: { message: 'Sinulle on uusi viesti', like: 'Olet saanut uuden tykkäyksen' },
  nb: { message: 'Du har en ny melding', like: 'Du har fått en ny like' },
  sv: { message: 'Du har ett nytt meddelande', like: 'Du har fått en ny gillning' },
};
