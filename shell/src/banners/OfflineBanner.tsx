import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/** Says that the connection is gone; nothing is switched off by it. What is announced has to come into a region that is there. */
export const OfflineBanner = observer(() => (
  <div aria-live="polite">
    {useStore().network.isOnline ? null : (
      <Alert tone="warning" icon="offline">
        <FormattedMessage
          id="shell.offline"
          defaultMessage="You are offline. What you do now is sent as soon as you are connected again."
          description="Banner while the browser has no connection"
        />
      </Alert>
    )}
  </div>
));
