import type { NotificationStop } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor } from '@rendezvous/shared/intl';

/** Texts for the reasons why email is switched off. */
export const notificationStopTexts: Record<NotificationStop, MessageDescriptor> = defineMessages({
  fbl: {
    id: 'shell.alert.fbl',
    defaultMessage: 'One of our emails was marked as spam, so we’ve stopped emailing you.',
    description: 'Warning: e-mail is switched off',
  },
  bounce: {
    id: 'shell.alert.bounce',
    defaultMessage: 'Our emails to you bounce. Is your address right?',
    description: 'Warning: e-mail is switched off',
  },
  listunsubscribe: {
    id: 'shell.alert.listunsubscribe',
    defaultMessage: 'You’ve unsubscribed, so we’ve stopped emailing you.',
    description: 'Warning: e-mail is switched off',
  },
});
