import type { Locale } from '@rendezvous/shared/contract';

/** A day of a mail, in UTC and in the words of its language. */
export const formatDay = (seconds: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);
