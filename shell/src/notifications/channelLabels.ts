import type { NotificationChannel } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor } from '@rendezvous/shared/intl';

/** Names of the channels for notifying a member. */
export const channelLabels: Record<NotificationChannel, MessageDescriptor> = defineMessages({
  email: { id: 'shell.notifications.email', defaultMessage: 'Email', description: 'Column of the notification settings' },
  push: { id: 'shell.notifications.push', defaultMessage: 'Push', description: 'Column of the notification settings: push messages' },
});
