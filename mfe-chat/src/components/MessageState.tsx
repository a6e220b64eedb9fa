import type { Message } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor, useIntl } from '@rendezvous/shared/intl';
import { Icon, type IconName } from '@rendezvous/shared/ui';

type State = Message['state'] | 'sending' | 'failed';

const stateLabels: Record<State, MessageDescriptor> = defineMessages({
  sending: { id: 'chat.state.sending', defaultMessage: 'Sending', description: 'Mark under a message of mine, read out' },
  sent: { id: 'chat.state.sent', defaultMessage: 'Sent', description: 'Mark under a message of mine, read out' },
  delivered: { id: 'chat.state.delivered', defaultMessage: 'Delivered', description: 'Mark under a message of mine, read out' },
  read: { id: 'chat.state.read', defaultMessage: 'Read', description: 'Mark under a message of mine, read out' },
  failed: { id: 'chat.state.failed', defaultMessage: 'Not sent', description: 'Mark under a message of mine, read out' },
});

const icons: Record<State, IconName> = { sending: 'clock', sent: 'check', delivered: 'check', read: 'checks', failed: 'alert' };

/** Icon for the delivery state of a message that the member wrote. */
export function MessageState({ state }: { state: State }) {
  const intl = useIntl();
  return <Icon name={icons[state]} size={16} label={intl.formatMessage(stateLabels[state])} />;
}
