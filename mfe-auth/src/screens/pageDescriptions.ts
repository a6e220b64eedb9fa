import { defineMessages } from '@rendezvous/shared/intl';

/** Declared only so that the texts are extracted; the site server inserts them into documents by their `descriptionKey` in remote.json. */
export const pageDescriptions = defineMessages({
  login: {
    id: 'auth.login.description',
    defaultMessage: 'Welcome back. Log in with your email or username and see who’s written to you.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  signup: {
    id: 'auth.signup.description',
    defaultMessage: 'Sign up for free in a few short steps. No subscription. For adults aged 18 or over.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'reset-password': {
    id: 'auth.reset.description',
    defaultMessage: 'Forgot your password? Enter your email and we’ll send you a link to choose a new one.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
});
