import { defineMessages } from '@rendezvous/shared/intl';

/** Declared only for extraction: the site server inserts this text into the document, so that it is visible without JavaScript. */
export const noScriptTexts = defineMessages({
  strip: {
    id: 'shell.noscript',
    defaultMessage:
      'You can read these pages as they are. To sign up, log in or chat, turn on JavaScript and load the page again. We’re happy to help: {contacts}',
    description:
      'At the top of every page in a browser without JavaScript; contacts: links to the support’s e-mail address and phone number; no other variable',
  },
});
