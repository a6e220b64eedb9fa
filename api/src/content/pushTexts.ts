import type { Locale, NotificationKind } from '@rendezvous/shared/contract';

/** Kinds of notification that are also sent as push messages. */
export type PushKind = Extract<NotificationKind, 'new_message' | 'new_like' | 'match'>;

/** Complete texts of push messages by language and kind. */
export const pushTexts: Record<Locale, Record<PushKind, string>> = {
  en: { new_message: 'You have a new message', new_like: 'You have a new like', match: 'You have a new match' },
  nl: { new_message: 'Je hebt een nieuw bericht', new_like: 'Je hebt een nieuwe like', match: 'Je hebt een nieuwe match' },
  de: { new_message: 'Du hast eine neue Nachricht', new_like: 'Du hast ein neues Like', match: 'Du hast ein neues Match' },
  it: { new_message: 'Hai un nuovo messaggio', new_like: 'Hai un nuovo like', match: 'Hai un nuovo match' },
  fr: { new_message: 'Tu as un nouveau message', new_like: 'Tu as un nouveau like', match: 'Tu as un nouveau match' },
  es: { new_message: 'Tienes un mensaje nuevo', new_like: 'Tienes un nuevo me gusta', match: 'Tienes un nuevo match' },
  pl: { new_message: 'Masz nową wiadomość', new_like: 'Masz nowe polubienie', match: 'Masz nowe dopasowanie' },
  da: { new_message: 'Du har en ny besked', new_like: 'Du har fået et nyt like', match: 'Du har fået et nyt match' },
  fi: { new_message: 'Sinulle on uusi viesti', new_like: 'Olet saanut uuden tykkäyksen', match: 'Olet saanut uuden osuman' },
  nb: { new_message: 'Du har en ny melding', new_like: 'Du har fått en ny like', match: 'Du har fått en ny match' },
  sv: { new_message: 'Du har ett nytt meddelande', new_like: 'Du har fått en ny gillning', match: 'Du har fått en ny matchning' },
};
