import { defineMessages } from '@rendezvous/shared/intl';

/** Titles of the error page; `notFound` is also the title of the browser tab. */
export const errorTitles = defineMessages({
  notFound: {
    id: 'shell.error.not_found',
    defaultMessage: 'This page could not be found',
    description: 'Error page of an address that does not exist',
  },
  other: { id: 'shell.error.default', defaultMessage: 'Error', description: 'Heading of the error page' },
});
