import type { NotificationStop } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor } from '@rendezvous/shared/intl';

/** Texts for the reasons why email is switched off. */
export const notificationStopTexts: Record<NotificationStop, MessageDescriptor> = defineMessages({
  fbl: {
    id: 'shell.alert.fbl',
    defaultMessage: 'We no longer e-mail you, because one of our mails was marked as spam.',
    description: 'Warning: e-mail is switched off',
  },
  bounce: {
    id: 'shell.alert.bounce',
    defaultMessage: 'We cannot e-mail you: your e-mail address does not work.',
    description: 'Warning: e-mail is switched off',
  },
  listunsubscribe: {
    id: 'shell.alert.listunsubscribe',
    defaultMessage: 'We no longer e-mail you, because you unsubscribed.',
    description: 'Warning: e-mail is switched off',
  },
});
