import type { PushState as State } from '@rendezvous/shared/contract';
import { defineMessages, FormattedMessage, type MessageDescriptor } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { PushButton } from '../push/PushButton';
import { PushPromise } from '../push/PushPromise';

const stateMessages: Record<Exclude<State, 'capable'>, MessageDescriptor> = defineMessages({
  subscribed: {
    id: 'shell.notifications.push_on',
    defaultMessage: 'Push notifications are on in this browser.',
    description: 'Notification settings',
  },
  denied: {
    id: 'shell.notifications.push_denied',
    defaultMessage: 'Push notifications are blocked in this browser. You can allow them in its settings for this site.',
    description: 'Notification settings: the browser was told to refuse',
  },
  incapable: {
    id: 'shell.notifications.push_incapable',
    defaultMessage: 'This browser can’t show push notifications.',
    description: 'Notification settings',
  },
});

/** Shows whether push messages reach this browser, and how to enable them; renders nothing until this is known. */
export const PushState = observer(() => {
  const { state, isKnown } = useStore().push;
  if (!isKnown) return null;
  if (state === 'capable')
    return (
      <Alert icon="bell" action={<PushButton />}>
        <PushPromise />
      </Alert>
    );
  return (
    <Alert tone={state === 'subscribed' ? 'success' : 'neutral'} icon="bell">
      <FormattedMessage {...stateMessages[state]} />
    </Alert>
  );
});
