import type { BROWSER_CACHES, STORAGE_KEYS } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor } from '@rendezvous/shared/intl';

type CachePurpose = (typeof BROWSER_CACHES)[keyof typeof BROWSER_CACHES];
type Purpose = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]['purpose'] | CachePurpose;
type StoragePlace = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]['place'] | 'cache';

/** Purposes of stored values, as texts; a purpose without a text does not compile. */
export const cookiePurposes: Record<Purpose, MessageDescriptor> = defineMessages({
  session: { id: 'shell.cookies.session', defaultMessage: 'Keeps you logged in', description: 'Purpose of a cookie' },
  language: { id: 'shell.cookies.language', defaultMessage: 'Remembers your language', description: 'Purpose of a cookie' },
  'login-tries': {
    id: 'shell.cookies.login_tries',
    defaultMessage: 'Recognises your browser when you log in, so someone else’s wrong passwords don’t lock you out',
    description: 'Purpose of a cookie',
  },
  country: {
    id: 'shell.cookies.country',
    defaultMessage: 'Remembers the country you chose',
    description: 'Purpose of a cookie',
  },
  release: {
    id: 'shell.cookies.release',
    defaultMessage: 'Keeps you on one version of the site during your visit',
    description: 'Purpose of a cookie',
  },
  'time-zone': {
    id: 'shell.cookies.time_zone',
    defaultMessage: 'Shows dates and times in your time zone',
    description: 'Purpose of a cookie',
  },
  'entry-warning': {
    id: 'shell.cookies.entry',
    defaultMessage: 'Remembers that you confirmed your age',
    description: 'Purpose of a stored value',
  },
  dismissal: {
    id: 'shell.cookies.dismissal',
    defaultMessage: 'Remembers that you closed a notice',
    description: 'Purpose of a stored value',
  },
  appearance: {
    id: 'shell.cookies.appearance',
    defaultMessage: 'Remembers if you chose light or dark',
    description: 'Purpose of a stored value',
  },
  drafts: { id: 'shell.cookies.drafts', defaultMessage: 'Keeps messages you haven’t sent yet', description: 'Purpose of a stored value' },
  signup: {
    id: 'shell.cookies.signup',
    defaultMessage: 'Keeps what you filled in while signing up',
    description: 'Purpose of a stored value',
  },
  campaign: { id: 'shell.cookies.campaign', defaultMessage: 'Remembers how you found us', description: 'Purpose of a stored value' },
  'reload-guard': {
    id: 'shell.cookies.reload',
    defaultMessage: 'Keeps the page from reloading again and again',
    description: 'Purpose of a stored value',
  },
  files: {
    id: 'shell.cookies.files',
    defaultMessage: 'Keeps the site’s files, so it opens faster',
    description: 'Purpose of a stored value',
  },
  pages: {
    id: 'shell.cookies.pages',
    defaultMessage: 'Keeps public pages you’ve visited, so they open at once',
    description: 'Purpose of a stored value',
  },
  checkout: { id: 'shell.cookies.checkout', defaultMessage: 'Brings you back after a payment', description: 'Purpose of a stored value' },
  'quick-exit': {
    id: 'shell.cookies.quick_exit',
    defaultMessage: 'Stops the Back button bringing you back here after a quick exit',
    description: 'Purpose of a stored value',
  },
});

/** Names of the places where a value can be stored. */
export const cookiePlaces: Record<StoragePlace, MessageDescriptor> = defineMessages({
  cookie: { id: 'shell.cookies.place.cookie', defaultMessage: 'Cookie', description: 'Where a value is stored' },
  local: { id: 'shell.cookies.place.local', defaultMessage: 'Browser storage', description: 'Where a value is stored' },
  cache: { id: 'shell.cookies.place.cache', defaultMessage: 'Browser cache', description: 'Where a value is stored' },
  session: { id: 'shell.cookies.place.session', defaultMessage: 'Tab storage', description: 'Where a value is stored' },
});
