import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/**
 * Says that the connection is gone; nothing is switched off by it, and nothing is promised that does not happen. What is announced has to come
 * into a region that is there.
 */
export const OfflineBanner = observer(() => (
  <div aria-live="polite">
    {useStore().network.isOnline ? null : (
      <Alert tone="warning" icon="offline">
        <FormattedMessage
          id="shell.offline"
          defaultMessage="You are offline. Whatever cannot be sent now, you can send again once you are connected."
          description="Banner while the browser has no connection"
        />
      </Alert>
    )}
  </div>
));
