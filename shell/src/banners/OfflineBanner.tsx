import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/**
 * Announces that the connection is lost and that chat messages will be sent later. The live region is rendered even while empty,
 * because screen readers announce only changes within an existing region.
 */
export const OfflineBanner = observer(() => (
  <div aria-live="polite">
    {useStore().network.isOnline ? null : (
      <Alert tone="warning" icon="offline">
        <FormattedMessage
          id="shell.offline"
          defaultMessage="You’re offline. We’ll send your messages as soon as you’re back. For anything else, try again then."
          description="Banner while the browser has no connection"
        />
      </Alert>
    )}
  </div>
));
