import type { LastActive } from '@rendezvous/shared/contract';
import { defineMessages, type IntlShape, type MessageDescriptor } from '@rendezvous/shared/intl';

const messages: Record<LastActive, MessageDescriptor> = defineMessages({
  online: { id: 'shared.last_active.online', defaultMessage: 'Online now', description: 'When a member was active' },
  today: { id: 'shared.last_active.today', defaultMessage: 'Active today', description: 'When a member was active' },
  week: { id: 'shared.last_active.week', defaultMessage: 'Active this week', description: 'When a member was active' },
  older: { id: 'shared.last_active.older', defaultMessage: 'Active more than a week ago', description: 'When a member was active' },
});

/** Describes when a member was last active, never more precisely than the server does. */
export const lastActiveText = (intl: IntlShape, lastActive: LastActive): string => intl.formatMessage(messages[lastActive]);
