import { defineMessages } from '@rendezvous/shared/intl';

/** Declared only so that the texts are extracted; the site server inserts them into documents by their `descriptionKey` in remote.json. */
export const pageDescriptions = defineMessages({
  login: {
    id: 'auth.login.description',
    defaultMessage: 'Welcome back. Log in with your e-mail address or user name and see who has written to you.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  signup: {
    id: 'auth.signup.description',
    defaultMessage: 'Sign up in a few short steps, free of charge and without a subscription. For adults aged 18 or over.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'reset-password': {
    id: 'auth.reset.description',
    defaultMessage: 'Forgot your password? Enter your e-mail address and we will send you a link to choose a new one.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
});
